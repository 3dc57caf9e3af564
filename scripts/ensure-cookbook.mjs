// For whoever starts one runner by hand: what the server loads of the cookbook is what its sources say now.
import { ensureCookbook } from "./lib.mjs";

await ensureCookbook();
