"""Whatever is made of the cases: pages, catalogue, results, schemas, lines of JSON."""
