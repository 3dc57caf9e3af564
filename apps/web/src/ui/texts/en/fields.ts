// Textarea.
export function charactersLeft(room: number): string {
  return `${room} characters left`;
}
export function charactersOver(count: number): string {
  return `${count} characters too many`;
}

// Chips input.
export function chipsAdded(chips: readonly string[]): string {
  return `${chips.join(", ")} added`;
}
export function chipRemoved(chip: string): string {
  return `${chip} removed`;
}
export function removeChip(chip: string): string {
  return `Remove ${chip}`;
}

// Stepper.
export function fewer(label: string): string {
  return `Fewer ${label}`;
}
export function more(label: string): string {
  return `More ${label}`;
}
