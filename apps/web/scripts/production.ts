// Imported before all else by what builds: React and Vite ask for it as they load, and somebody's shell may say "development".
process.env["NODE_ENV"] = "production";
