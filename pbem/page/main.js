/** Where the page begins to move: each part finds its section and its data, and does the rest itself. */

import { offerOrders } from "./orders.js";
import { dataOf } from "./parts.js";
import { offerProof } from "./proof.js";
import { showGame } from "./viewer.js";

const view = document.getElementById("view");
const film = view && showGame(view, dataOf("view-data"));

const orders = document.getElementById("orders");
if (orders) offerOrders(orders, dataOf("orders-data"), film);

const proof = document.getElementById("proof");
if (proof) offerProof(proof, dataOf("game-file"), dataOf("proof-data"));
