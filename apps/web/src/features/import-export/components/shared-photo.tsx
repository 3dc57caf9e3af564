import { useNavigate } from "../../../platform/router/hooks.ts";
import { Link } from "../../../platform/router/link.tsx";
import { useEffect, useState } from "react";
import { removeSharedPhoto, sharedPhoto } from "../../../platform/device/shared-photo.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import * as t from "../texts/en/page.tsx";

/** Both answers look alike, since neither is the likelier one. */
const look = buttonClass({ variant: "quiet" });

/** A photo that another app shared is of a recipe or of a meal, and only whoever took it knows. */
export function SharedPhoto() {
  const address = useKeptPhoto();
  const navigate = useNavigate();
  const leave = () => void navigate({ to: "/import", search: {}, replace: true });
  async function discard() {
    await removeSharedPhoto().catch(() => {});
    leave();
  }
  return (
    <Card as="section" aria-labelledby="shared-photo" className="grid gap-5">
      <h2 id="shared-photo" className="font-title text-2xl">
        {address === null ? t.sharedPhotoGone : t.sharedPhotoQuestion}
      </h2>
      {typeof address === "string" && (
        <img src={address} alt={t.sharedPhoto} className="max-h-[45dvh] w-full rounded-card object-contain" />
      )}
      {address === null ? (
        <Button onClick={leave}>{t.sharedPhotoChoose}</Button>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Link to="/import" search={{ way: "photo", shared: "photo" }} replace className={look}>
            {t.sharedPhotoRecipe}
          </Link>
          <Link to="/food-analysis" search={{ shared: "photo" }} replace className={look}>
            {t.sharedPhotoMeal}
          </Link>
          <Button variant="plain" className="sm:col-span-2" onClick={() => void discard()}>
            {t.sharedPhotoDiscard}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The address of the photo; null where there is none, and undefined until that is known. */
function useKeptPhoto(): string | null | undefined {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    let isOver = false;
    let made: string | undefined;
    async function open() {
      const file = await sharedPhoto().catch(() => undefined);
      if (isOver) return;
      made = file && URL.createObjectURL(file);
      setAddress(made ?? null);
    }
    void open();
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, []);
  return address;
}
