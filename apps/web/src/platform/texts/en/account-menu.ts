export function accountOf(name: string): string {
  return `Account of ${name}`;
}
export function greeting(name: string): string {
  return `Hi, ${name}`;
}
