/**
 * Where the page begins to move: each part finds its section and its data, and does the rest itself.
 */

import { offerFile } from "./game-file.js";
import { dataOf, section } from "./parts.js";

const proof = section("proof");
if (proof) offerFile(proof, dataOf("game-file"));
