/**
 * Where the page begins to move: each part finds its section and its data, and does the rest itself.
 */

import { dataOf, section } from "./parts.js";
import { offerProof } from "./proof.js";

const proof = section("proof");
if (proof) offerProof(proof, dataOf("game-file"), dataOf("proof-data"));
