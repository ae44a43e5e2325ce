// Asks engines that each have a fault: a line of JSON names a module and a question, a line of JSON is its answer.

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

for await (const line of createInterface({ input: process.stdin })) {
  const { module, question } = JSON.parse(line);
  const { answer } = await import(pathToFileURL(module));
  let said;
  try {
    said = answer(question);
  } catch (error) {
    said = { failed: String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
