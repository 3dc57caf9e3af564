import { zipOf } from "./zip.ts";

/*
 * Follows cooklang/spec: README.md (06fe972438eb) for the language, conventions.md (0510646ca219) for pictures and the
 * names of metadata, tests/canonical.yaml there (version 8), and README.md of before (cd49780f27e8) for metadata in lines.
 * The recipes are made up.
 */

/** A recipe with everything that the language has. */
export const pancakes = `---
title: "Buckwheat pancakes"
description: >
  Lacy at the rim.
  They stack well.
servings: 3 people
course: breakfast
cuisine: French # or nearly
tags: [quick, 'sweet or salty']
time:
  prep: 10 min
  cook: 20 minutes
source:
  name: A notebook
  url: https://example.org/pancakes?a--b
---
-- The ratio matters.

> The first one never works.

= Batter

Whisk @buckwheat flour{200%g}(sifted) with @milk{1/2%l} and @eggs{2}
in a #mixing bowl{}, then add @salt and @?chives.

Rest for ~batter{30%minutes}.

== Frying ==

Melt @butter{1%tsp} in a #pan and fry for ~{2%minutes} on each side.
`;

const oldTea = `>> course: drinks\r\n>> source: my aunt\r\n\r\nBoil @water{1%l}.\r\n\r\nAdd @tea leaves{2%tsp} [- black -] and wait ~{4%minutes}.\r\n`;

/** A folder of recipes, with what apps leave beside them. */
export function cooklangFolder(): Promise<Buffer> {
  return zipOf({
    "Breakfast/Pancakes.cook": pancakes,
    "Breakfast/Pancakes.jpg": "a picture of pancakes",
    "Drinks/Old tea.cook": oldTea,
    "Plain words.cook": "Open the fridge and eat what is in it.",
    "config/aisle.conf": "[dairy]\nmilk",
    "Plans/Week.menu": "= Monday\n\n@./Breakfast/Pancakes{2}",
    ".shopping-list": "./Breakfast/Pancakes",
  });
}
