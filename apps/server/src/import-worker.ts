import { serveWork } from "./adapters/workers/serve-work.ts";
import { fileReading } from "./features/import-export/formats/file-reading.ts";

// The program of a thread that reads one file of another app.
serveWork(fileReading());
