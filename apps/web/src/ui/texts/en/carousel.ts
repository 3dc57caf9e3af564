export const carousel = "carousel";
export const previous = "Previous";
export const play = "Play";
export const pause = "Pause";
export const next = "Next";
export function showSlide(title: string): string {
  return `Show ${title}`;
}
export function slideOf(position: number, count: number, title: string): string {
  return `${position} of ${count}: ${title}`;
}
