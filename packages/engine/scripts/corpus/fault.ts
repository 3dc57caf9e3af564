/** Something wrong in a corpus file. A warning does not keep the row out. */
export type Fault = {
  readonly file: string;
  readonly line: number;
  readonly severity: "error" | "warning";
  readonly message: string;
};

/** Collects faults of one file. */
export const faultsOf = (file: string, faults: Fault[]) => ({
  error: (line: number, message: string): void =>
    void faults.push({ file, line, severity: "error", message }),
  warn: (line: number, message: string): void =>
    void faults.push({ file, line, severity: "warning", message }),
});

export type FaultSink = ReturnType<typeof faultsOf>;
