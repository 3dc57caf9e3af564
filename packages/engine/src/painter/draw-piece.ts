import type { Random } from "../planner/random.ts";
import { blobPath, chunkPath, disc, figure, filled, stroked } from "./cut-paper.ts";
import type { Look, Shape } from "./look-of.ts";

type Draw = (look: Look, random: Random) => string;

const leaf = "M0 -30C18 -20 20 8 0 30C-20 8 -18 -20 0 -30Z";
const segments = (radius: number, count: number, colour: string): string =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    const x = figure(Math.cos(angle) * radius);
    const y = figure(Math.sin(angle) * radius);
    return stroked(`M0 0L${x} ${y}`, colour, 2);
  }).join("");

/** Every shape, drawn around the origin about 60 units wide. */
const draws: Readonly<Record<Shape, Draw>> = {
  slice: ({ fill, detail }, random) =>
    filled(blobPath(26, 26, random), detail) +
    filled(blobPath(21, 21, random), fill) +
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="0" cy="-10" rx="2.5" ry="4.5" fill="${detail}" transform="rotate(${String(turn)})"/>`,
      )
      .join(""),
  citrus: ({ fill, detail }, random) =>
    filled(blobPath(27, 27, random, 0.03), fill) +
    disc(23, "#FFF8E6") +
    disc(20, detail) +
    segments(20, 8, "#FFF8E6"),
  leaf: ({ fill, detail }, random) =>
    filled(leaf, fill) +
    stroked("M0 -24L0 26M0 -8L9 -14M0 4L-10 -3M0 14L9 8", detail, 2) +
    (random() < 0.5 ? filled("M0 -30C18 -20 20 8 0 30Z", detail, ' opacity=".35"') : ""),
  herb: ({ fill, detail }) =>
    filled("M0 4C-14 2 -18 -10 -16 -18C-6 -18 2 -10 0 4Z", fill) +
    filled("M0 4C14 2 18 -10 16 -18C6 -18 -2 -10 0 4Z", detail) +
    filled("M0 6C-8 -4 -6 -20 0 -28C6 -20 8 -4 0 6Z", fill) +
    stroked("M0 -18L0 20", fill, 2.4),
  cube: ({ fill, detail }, random) =>
    filled(chunkPath(24, 4, random), detail) +
    `<g transform="translate(-2 -4)">${filled(chunkPath(20, 4, random), fill)}</g>`,
  crumble: ({ fill, detail }, random) =>
    Array.from({ length: 6 }, (_, at) => {
      const colour = at % 3 === 0 ? detail : fill;
      const x = figure((random() - 0.5) * 42);
      const y = figure((random() - 0.5) * 34);
      return `<g transform="translate(${x} ${y})">${filled(chunkPath(8 + random() * 4, 5, random), colour)}</g>`;
    }).join(""),
  strip: ({ fill, detail }) =>
    filled("M-30 -8C-10 -16 12 0 30 -8L30 6C12 14 -10 -2 -30 6Z", fill) +
    stroked("M-26 -1C-10 -8 12 8 26 -1", detail, 3),
  stick: ({ fill, detail }) =>
    filled("M-32 -5C-34 0 -34 2 -32 5L32 6C35 2 35 -2 32 -5Z", fill) + stroked("M-28 -1L26 0", detail, 2),
  bean: ({ fill, detail }, random) =>
    [0, 1, 2]
      .map((at) => {
        const x = figure((at - 1) * 17 + random() * 6);
        const y = figure((random() - 0.5) * 22);
        const turn = String(Math.round(random() * 180));
        return `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="11" ry="8" fill="${fill}"/><ellipse cx="-2" cy="-3" rx="5" ry="2" fill="${detail}"/></g>`;
      })
      .join(""),
  berry: ({ fill, detail }, random) =>
    filled(blobPath(19, 19, random, 0.05), fill) + disc(4.5, detail, { x: -6, y: -7 }),
  egg: ({ fill, detail }, random) =>
    filled(blobPath(34, 30, random, 0.12), fill) + disc(13, detail) + disc(4, "#FBD977", { x: -4, y: -4 }),
  fillet: ({ fill, detail }) =>
    filled("M-46 6C-34 -22 22 -26 46 -6C40 18 -20 26 -46 6Z", fill) +
    stroked(
      "M-24 -10C-18 0 -18 6 -22 13M-6 -15C0 -4 0 6 -4 15M12 -16C18 -6 18 6 14 13M29 -12C33 -4 33 2 30 9",
      detail,
      3.5,
    ),
  steak: ({ fill, detail }, random) =>
    filled(blobPath(38, 27, random, 0.1), fill) +
    stroked("M-20 -10L-6 12M-4 -14L10 10M13 -14L24 6", detail, 4),
  sausage: ({ fill, detail }) =>
    filled("M-38 4C-30 -16 28 -18 38 -2C42 10 34 16 28 12C10 0 -12 4 -26 16C-36 20 -42 12 -38 4Z", fill) +
    stroked("M-18 -3L-12 4M0 -8L4 0M17 -8L20 0", detail, 3),
  shrimp: ({ fill, detail }) =>
    stroked("M-18 12C-26 -14 10 -26 22 -4C24 4 20 10 14 12", fill, 14) +
    stroked("M-12 -4L-4 2M0 -14L4 -4M12 -13L10 -3", detail, 2.4) +
    filled("M12 14L26 10L24 22Z", fill),
  shell: ({ fill, detail }) =>
    filled("M-28 8C-24 -20 24 -20 28 8C14 18 -14 18 -28 8Z", fill) +
    `<ellipse cy="4" rx="17" ry="8" fill="${detail}"/>`,
  ring: ({ fill, detail }) =>
    `<circle r="17" fill="${detail}"/><circle r="15" fill="none" stroke="${fill}" stroke-width="6"/><circle r="7" fill="none" stroke="${fill}" stroke-width="2.4"/>`,
  wedge: ({ fill, detail }) =>
    filled("M-30 -8C-16 22 16 22 30 -8C20 4 -20 4 -30 -8Z", detail) +
    filled("M-27 -8C-14 14 14 14 27 -8C18 0 -18 0 -27 -8Z", fill),
  avocado: ({ fill, detail }) =>
    filled("M0 -36C18 -34 14 -12 22 6C28 26 8 36 0 34C-8 36 -28 26 -22 6C-14 -12 -18 -34 0 -36Z", detail) +
    filled("M0 -29C12 -26 9 -10 16 7C20 20 8 28 0 27C-8 28 -20 20 -16 7C-9 -10 -12 -26 0 -29Z", fill) +
    disc(9, "#8A5A35", { x: 0, y: 11 }),
  floret: ({ fill, detail }) =>
    filled("M-6 4L-9 28L9 28L6 4Z", detail) +
    [
      [-14, -4, 14],
      [14, -4, 14],
      [0, -16, 16],
      [0, 0, 13],
    ]
      .map(([x = 0, y = 0, r = 0], at) => disc(r, at % 2 === 0 ? fill : detail, { x, y }))
      .join("") +
    disc(5, detail, { x: -6, y: -17 }),
  mushroom: ({ fill, detail }) =>
    filled("M-7 2L-6 24C-3 28 3 28 6 24L7 2Z", "#F0E2CC") +
    filled("M-28 4C-26 -28 26 -28 28 4C14 10 -14 10 -28 4Z", fill) +
    stroked("M-16 -4C-8 -12 8 -12 16 -4", detail, 3),
  olive: ({ fill, detail }) => `<ellipse rx="17" ry="13" fill="${fill}"/>` + disc(5, detail, { x: 8, y: 0 }),
  nut: ({ fill, detail }) =>
    filled("M0 -18C13 -12 13 10 0 20C-13 10 -13 -12 0 -18Z", fill) +
    stroked("M-3 -10C-6 0 -5 8 -2 13M4 -8C6 0 6 6 3 12", detail, 2),
  sprinkle: ({ fill, detail }, random) =>
    Array.from({ length: 9 }, (_, at) =>
      disc(2.6, at % 2 === 0 ? fill : detail, { x: (random() - 0.5) * 58, y: (random() - 0.5) * 58 }),
    ).join(""),
  shaving: ({ fill, detail }) =>
    filled("M-26 4C-14 -16 14 -14 26 -2C14 -4 -10 -4 -26 4Z", fill) +
    filled("M-18 16C-8 0 12 2 22 12C10 8 -6 8 -18 16Z", detail),
  tube: ({ fill, detail }) =>
    filled("M-24 -9L22 -13C30 -10 30 6 24 9L-22 12C-30 8 -30 -6 -24 -9Z", fill) +
    `<ellipse cx="24" cy="-2" rx="5" ry="9" fill="${detail}"/>`,
  bread: ({ fill, detail }) =>
    filled("M-30 26L-28 -10C-44 -26 -20 -38 0 -34C20 -38 44 -26 28 -10L30 26C18 31 -18 31 -30 26Z", detail) +
    filled("M-24 21L-22 -10C-34 -22 -16 -31 0 -28C16 -31 34 -22 22 -10L24 21C14 25 -14 25 -24 21Z", fill),
  flatbread: ({ fill, detail }, random) =>
    filled(blobPath(46, 36, random, 0.06), fill) +
    [
      disc(6, detail, { x: -14, y: -8 }),
      disc(4, detail, { x: 12, y: 6 }),
      disc(5, detail, { x: 20, y: -12 }),
    ].join(""),
  noodles: ({ fill, detail }, random) =>
    Array.from({ length: 6 }, (_, at) => {
      const radius = 34 - at * 5;
      return `<ellipse rx="${figure(radius)}" ry="${figure(radius * (0.7 + random() * 0.2))}" transform="rotate(${String(Math.round(random() * 180))})" fill="none" stroke="${at % 2 === 0 ? fill : detail}" stroke-width="5"/>`;
    }).join(""),
  grains: ({ fill, detail }, random) =>
    filled(blobPath(34, 28, random, 0.1), fill) +
    Array.from({ length: 12 }, () => {
      const x = figure((random() - 0.5) * 46);
      const y = figure((random() - 0.5) * 36);
      return `<ellipse cx="${x}" cy="${y}" rx="4" ry="2" fill="${detail}" transform="rotate(${String(Math.round(random() * 180))} ${x} ${y})"/>`;
    }).join(""),
  sauce: ({ fill, detail }, random) =>
    filled(blobPath(30, 22, random, 0.18), fill) +
    `<ellipse cx="-8" cy="-6" rx="8" ry="3.5" fill="${detail}"/>`,
  swirl: ({ fill, detail }, random) =>
    filled(blobPath(28, 24, random, 0.12), fill) +
    stroked("M-12 4C-14 -12 12 -14 13 0C13 10 -4 10 -4 1C-3 -5 5 -4 5 1", detail, 3),
};

/** One piece of food, cut out of paper. */
export const drawPiece = (look: Look, random: Random): string => draws[look.shape](look, random);
