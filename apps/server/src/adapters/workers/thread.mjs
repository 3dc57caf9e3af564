// How a worker thread begins: plain JavaScript, because what strips the types of TypeScript takes 17 MB in each thread, and
// with the cache of compiled code it is not needed.
import { enableCompileCache } from "node:module";

const [, , program, compileCache] = process.argv;
if (compileCache !== undefined) enableCompileCache(compileCache);
await import(program);
