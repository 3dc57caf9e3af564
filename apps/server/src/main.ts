import { enableCompileCache } from "node:module";

// Compiled code and stripped types are kept, which halves the time of every start but the first.
enableCompileCache(".cache/node");
// The engine reads its tables while the server is loaded, and the first plan waits for neither.
const { beginEngine } = await import("./adapters/engine/engine-workers.ts");
const engineThread = beginEngine();
const { runUntilStopped } = await import("./run.ts");
await runUntilStopped(engineThread);
