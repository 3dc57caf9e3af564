/** True where one letter was dropped, doubled, changed or swapped with its neighbour. */
export function isOneTypoAway(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1 || word === known) return word === known;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const [wordRest, knownRest] = [word.slice(start), known.slice(start)];
  const isSwap =
    wordRest[0] === knownRest[1] && wordRest[1] === knownRest[0] && wordRest.slice(2) === knownRest.slice(2);
  const isChange = wordRest.slice(1) === knownRest.slice(1);
  const isExtra = wordRest.slice(1) === knownRest;
  const isMissing = wordRest === knownRest.slice(1);
  return isSwap || isChange || isExtra || isMissing;
}
