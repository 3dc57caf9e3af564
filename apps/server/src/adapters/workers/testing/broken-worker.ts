throw new Error("The tables are not there.");
