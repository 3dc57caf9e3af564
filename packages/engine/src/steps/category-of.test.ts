import { describe, expect, it } from "vitest";
import { categoryOf } from "./category-of.ts";

describe("the category of a title", () => {
  it.each([
    ["Pho bo", "soup"],
    ["Beef with Barley Soup (Canned)", "soup"],
    ["Buckwheat griddle cakes", "breakfast"],
    ["Shirred eggs", "breakfast"],
    ["Peach whip", "dessert"],
    ["Gooseberry pie", "dessert"],
    ["Creamed kohlrabi", "vegetable"],
    ["Stewed rabbit with onions", "main"],
    ["Borscht", "soup"],
    ["Shakshuka with feta", "breakfast"],
    ["Tarte tatin", "dessert"],
    ["Dal tadka", "main"],
    ["Som tam", "vegetable"],
    ["Ratatouille", "vegetable"],
    ["Congee", "breakfast"],
    ["Panna cotta", "dessert"],
    ["Cauliflower soup", "soup"],
    ["Chicken noodle soup", "soup"],
    ["Chicken Caesar salad", "main"],
    ["Greek salad", "vegetable"],
    ["Salmon with roasted vegetables", "main"],
    ["Chocolate chip pancakes", "breakfast"],
    ["Rice pudding", "dessert"],
    ["Crab cakes", "main"],
    ["Breakfast casserole", "breakfast"],
    ["Crème brûlée", "dessert"],
    ["Tacos al pastor", "main"],
    ["SPAGHETTI CARBONARA", "main"],
    ["Eggs on toast", "breakfast"],
    ["Bran muffins with dates", "breakfast"],
    ["Hot cross french toast casserole", "breakfast"],
    ["Rice fritters with poached eggs", "breakfast"],
    ["Bulgur salad with herbs", "vegetable"],
    ["Ham and noodle salad", "main"],
    ["Roasted fennel hazelnut yogurt", "vegetable"],
    ["Haddock cakes", "main"],
    ["Rhabarberkuchen", "dessert"],
    ["Gurkensalat", "vegetable"],
    ["Ärtsoppa", "soup"],
  ])("%j is %s", (title, category) => {
    expect(categoryOf(title)).toBe(category);
  });

  it.each(["", "🍲", "Grandfather's secret", "x".repeat(10_000)])(
    "of an unknown title is a main dish",
    (title) => {
      expect(categoryOf(title)).toBe("main");
    },
  );
});
