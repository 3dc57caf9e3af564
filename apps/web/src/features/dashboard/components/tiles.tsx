import { Link } from "../../../platform/router/link.tsx";
import type { DashboardTile } from "../../../platform/feature.ts";
import * as t from "../texts/en/page.ts";

/** The ways to everything: round papers with a sign and a word, nine of them once all is built. */
export function Tiles({ tiles }: { readonly tiles: readonly DashboardTile[] }) {
  return (
    <nav aria-labelledby="dashboard-tiles">
      <h2 id="dashboard-tiles" className="font-title text-xl">
        {t.inYourKitchen}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-4">
        {tiles.map((tile, index) => (
          <li key={tile.label} className="min-w-0">
            <Tile tile={tile} paper={papers[index % papers.length] ?? ""} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tile({ tile, paper }: { readonly tile: DashboardTile; readonly paper: string }) {
  const { label, icon: Icon } = tile;
  const face = (
    <>
      <span
        className={`grid size-16 place-items-center rounded-full border border-transparent shadow-soft transition group-hover:-translate-y-0.5 ${paper}`}
      >
        <Icon className="size-7" />
      </span>
      <span className="max-w-full text-center font-semibold wrap-anywhere">{label}</span>
    </>
  );
  if ("to" in tile) {
    return (
      <Link to={tile.to} className={tileClass}>
        {face}
      </Link>
    );
  }
  return (
    <button type="button" onClick={tile.onPress} className={tileClass}>
      {face}
    </button>
  );
}

const tileClass =
  "group flex w-full flex-col items-center gap-2 rounded-card p-2 text-base text-ink no-underline hover:bg-linen";

/** Neighbours are of different colours. */
const papers = [
  "bg-tomato-soft text-tomato-deep",
  "bg-herb-soft text-herb",
  "bg-butter-soft text-butter",
  "bg-aubergine-soft text-aubergine",
];
