import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { aisleNames } from "../aisle-names.ts";
import type { ListLine } from "../lines.ts";
import { listView } from "../view.ts";
import { keptMeasures, systemOf } from "../../../platform/measures.ts";
import { type TextStyle, wrap } from "./drawn-text.ts";
import { PdfFile } from "./pdf-file.ts";
import { pageSize, TextPages } from "./text-page.ts";
import { utf16 } from "./win-ansi.ts";
import { tag } from "../../../language/texts/en.ts";
import * as t from "../texts/en/pdf.ts";
import { packageSize } from "../texts/en/page.tsx";
import { amountOf } from "../texts/en/amounts.ts";

const margin = 40;
const bottom = pageSize.height - 56;
/** Two columns a page, each with number, box, name and amount: a week stands on one sheet. */
const columnsOnPage = 2;
const gap = 20;
const columnWidth = (pageSize.width - 2 * margin - (columnsOnPage - 1) * gap) / columnsOnPage;
const columns = { number: 0, box: 16, name: 30, amount: 150 } as const;
const widths = { name: 116, amount: columnWidth - 150 } as const;
const title: TextStyle = { size: 22, isBold: true };
const heading: TextStyle = { size: 11, isBold: true };
const body: TextStyle = { size: 9 };
const small: TextStyle = { size: 7 };
const rowStep = 12;
const itemsAtOnce = 10;

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** The list as a file to print: A4, portrait, aisle by aisle. */
export async function listPdf(list: ShoppingList): Promise<Blob> {
  const file = new PdfFile();
  const sheet = new ListSheet(new TextPages(file));
  sheet.begin();
  const { groups, asked } = listView(list, systemOf(keptMeasures()));
  for (const { aisle, items } of groups) {
    // oxlint-disable-next-line no-await-in-loop -- Each stands below the one before.
    await sheet.addGroup(aisleNames[aisle], items);
  }
  if (asked.length > 0) await sheet.addGroup({ emoji: "", label: t.asked }, asked);
  const pages = sheet.finish();
  const root = file.write({ dictionary: `/Type /Catalog /Pages ${pages} 0 R /Lang (${tag})` });
  const name = utf16(`\u{feff}${t.title}`);
  return file.finish(root, file.write({ dictionary: `/Title ${name}` }));
}

class ListSheet {
  readonly #pages: TextPages;
  #x = margin;
  #y = 0;
  /** Where columns begin on this page: under the title on the first. */
  #top = margin + 8;
  #number = 0;

  constructor(pages: TextPages) {
    this.#pages = pages;
  }

  begin(): void {
    this.#turnPage();
    this.#pages.text(t.title, margin, this.#y + 8, title);
    this.#y += 22;
    this.#top = this.#y;
  }

  /** A heading never stands alone at the end of a column. */
  async addGroup({ emoji, label }: Heading, items: readonly ListLine[]): Promise<void> {
    this.#y += 8;
    this.#makeRoom(2 * rowStep + 6);
    if (emoji !== "") this.#pages.text(emoji, this.#x, this.#y, heading);
    this.#pages.text(label, this.#x + (emoji === "" ? 0 : columns.box), this.#y, heading);
    this.#y += 15;
    for (const item of items) {
      // oxlint-disable-next-line no-await-in-loop -- The page draws and answers between two pieces of work.
      if (this.#number % itemsAtOnce === 0) await rest();
      this.#addItem(item);
    }
  }

  finish(): number {
    const { count } = this.#pages;
    for (let page = 0; page < count; page += 1) {
      this.#pages.text(t.pageOf(page + 1, count), margin, pageSize.height - 28, small, page);
    }
    return this.#pages.write();
  }

  #addItem(item: ListLine): void {
    this.#number += 1;
    const names = wrap(item.name, body, widths.name);
    const amounts = wrap(amountIn(item), body, widths.amount);
    const lines = Math.max(names.length, amounts.length);
    this.#makeRoom(lines * rowStep);
    this.#pages.text(String(this.#number), this.#x + columns.number, this.#y, small);
    this.#pages.box(this.#x + columns.box, this.#y + 1, item.checked);
    for (let at = 0; at < lines; at += 1) {
      this.#pages.text(names[at] ?? "", this.#x + columns.name, this.#y, body);
      this.#pages.text(amounts[at] ?? "", this.#x + columns.amount, this.#y, body);
      this.#y += rowStep;
    }
    this.#y += 2;
  }

  #makeRoom(height: number): void {
    if (this.#y + height > bottom) this.#turnColumn();
  }

  #turnColumn(): void {
    const next = this.#x + columnWidth + gap;
    if (next + columnWidth > pageSize.width) this.#turnPage();
    else [this.#x, this.#y] = [next, this.#top + 8];
  }

  #turnPage(): void {
    this.#pages.addPage();
    this.#top = margin;
    [this.#x, this.#y] = [margin, margin + 8];
  }
}

type Heading = { readonly emoji: string; readonly label: string };

/** "2 cans (15.5 oz)". */
function amountIn(item: ListLine): string {
  const size = item.bought?.size ?? "";
  return size === "" ? amountOf(item) : `${amountOf(item)} ${packageSize(size)}`;
}
