import type { ShoppingItem, ShoppingList } from "@meal/domain/shopping-list/list";
import { aisleNames } from "../aisle-names.ts";
import { type AisleGroup, groupsOf } from "../view.ts";
import { type TextStyle, wrap } from "./drawn-text.ts";
import { PdfFile } from "./pdf-file.ts";
import { pageSize, TextPages } from "./text-page.ts";
import { utf16 } from "./win-ansi.ts";
import { tag } from "../../../language/texts/en.ts";
import * as t from "../texts/en/pdf.ts";
import { amountOf } from "../texts/en/amounts.ts";

const margin = 48;
const bottom = pageSize.height - 56;
/** The columns: number, box, name, amount. */
const columns = { number: margin, box: 70, name: 88, amount: 410 } as const;
const widths = { name: 308, amount: pageSize.width - margin - 410 } as const;
const title: TextStyle = { size: 22, isBold: true };
const heading: TextStyle = { size: 13, isBold: true };
const body: TextStyle = { size: 11 };
const small: TextStyle = { size: 8 };
const rowStep = 15;
const itemsAtOnce = 10;

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** The list as a file to print: A4, portrait, aisle by aisle. */
export async function listPdf(list: ShoppingList): Promise<Blob> {
  const file = new PdfFile();
  const sheet = new ListSheet(new TextPages(file));
  sheet.begin();
  for (const group of groupsOf(list)) {
    // oxlint-disable-next-line no-await-in-loop -- Each stands below the one before.
    await sheet.addGroup(group);
  }
  const pages = sheet.finish();
  const root = file.write({ dictionary: `/Type /Catalog /Pages ${pages} 0 R /Lang (${tag})` });
  const name = utf16(`\u{feff}${t.title}`);
  return file.finish(root, file.write({ dictionary: `/Title ${name}` }));
}

class ListSheet {
  readonly #pages: TextPages;
  #y = 0;
  #number = 0;

  constructor(pages: TextPages) {
    this.#pages = pages;
  }

  begin(): void {
    this.#turnPage();
    this.#pages.text(t.title, margin, this.#y + 8, title);
    this.#y += 30;
  }

  /** A heading never stands alone at the end of a page. */
  async addGroup({ aisle, items }: AisleGroup): Promise<void> {
    this.#y += 10;
    this.#makeRoom(2 * rowStep + 6);
    const { emoji, label } = aisleNames[aisle];
    this.#pages.text(emoji, margin, this.#y, heading);
    this.#pages.text(label, columns.box, this.#y, heading);
    this.#y += 20;
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

  #addItem(item: ShoppingItem): void {
    this.#number += 1;
    const names = wrap(item.name, body, widths.name);
    const amounts = wrap(amountOf(item), body, widths.amount);
    const lines = Math.max(names.length, amounts.length);
    this.#makeRoom(lines * rowStep);
    this.#pages.text(String(this.#number), columns.number, this.#y, small);
    this.#pages.box(columns.box, this.#y + 1, item.checked);
    for (let at = 0; at < lines; at += 1) {
      this.#pages.text(names[at] ?? "", columns.name, this.#y, body);
      this.#pages.text(amounts[at] ?? "", columns.amount, this.#y, body);
      this.#y += rowStep;
    }
    this.#y += 2;
  }

  #makeRoom(height: number): void {
    if (this.#y + height > bottom) this.#turnPage();
  }

  #turnPage(): void {
    this.#pages.addPage();
    this.#y = margin + 8;
  }
}
