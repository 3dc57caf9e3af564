import type { ReactNode } from "react";

// The running timer, in the header of every page
export function timerOf(recipe: string, clock: string, unseen: (words: string) => ReactNode): ReactNode {
  return (
    <>
      {unseen(`Timer for ${recipe}: `)}
      {clock}
    </>
  );
}

export function timerReady(recipe: string, unseen: (words: string) => ReactNode): ReactNode {
  return <>{unseen(`${recipe} is `)}Ready</>;
}

// Alarms
export const nextStepTitle = "Next Step Ready!";

export function nextStepBody(step: string): string {
  return `Time to start: ${step}`;
}

export const completeTitle = "Cooking Complete!";
export const completeBody = "Your delicious meal is ready. Enjoy!";

export function endedMeanwhile(steps: number, alarm: string): string {
  return `${steps} steps ended in the meantime. ${alarm}`;
}

export function endedMeanwhileAt(steps: number, step: number, allSteps: number, alarm: string): string {
  return `${steps} steps ended in the meantime. You are at step ${step} of ${allSteps}. ${alarm}`;
}
