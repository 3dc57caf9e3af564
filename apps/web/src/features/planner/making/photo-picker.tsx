import { Camera, X } from "lucide-react";
import { useState } from "react";
import { newId } from "../../../platform/new-id.ts";
import { shrinkPhoto } from "../../../platform/photo/shrink-photo.ts";
import { useSession } from "../../../platform/session.ts";
import { useValue } from "../../../platform/value-store.ts";
import { Field } from "../../../ui/field.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Input } from "../../../ui/input.tsx";
import { mostPhotos, type PhotoStore, photosOf } from "./photos.ts";
import { ownerOf } from "../plan/plan-store.ts";
import * as t from "../texts/en/settings.ts";

/** Photos of a fridge or a shelf. They are made small here, and read when the plan is made. */
export function PhotoPicker() {
  const photos = photosOf(ownerOf(useSession()));
  const { list, description, error } = useValue(photos);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function take(files: readonly File[]) {
    setReading(true);
    setProblem(await addPhotos(photos, files));
    setReading(false);
  }
  return (
    <div className="grid gap-3">
      <Chosen photos={photos} />
      <FileButton
        label={t.addPhotos}
        icon={<Camera aria-hidden="true" className="size-5" />}
        accept="image/*"
        multiple
        wide
        busy={isReading}
        disabled={list.length >= mostPhotos}
        note={t.photosHint(mostPhotos)}
        complaint={problem ?? error ?? undefined}
        onFile={(_, files) => void take(files)}
      />
      {list.length > 0 && (
        <Field label={t.photosDescription} aside={t.optional} hint={t.photosDescriptionHint}>
          <Input
            value={description}
            maxLength={500}
            onChange={({ target }) => photos.set({ ...photos.get(), description: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function Chosen({ photos }: { readonly photos: PhotoStore }) {
  const { list } = useValue(photos);
  if (list.length === 0) return null;
  const remove = (id: string) =>
    photos.set({ ...photos.get(), list: list.filter((photo) => photo.id !== id) });
  return (
    <ul className="flex flex-wrap gap-3 pt-2">
      {list.map((photo) => (
        <li key={photo.id} className="relative">
          <img src={photo.dataUrl} alt={photo.name} className="size-20 rounded-card object-cover" />
          <IconButton
            label={t.removePhoto(photo.name)}
            icon={
              <span className="grid size-7 place-items-center rounded-full bg-card shadow-soft">
                <X aria-hidden="true" className="size-4" />
              </span>
            }
            className="absolute -top-5 -right-5"
            onClick={() => remove(photo.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Takes as many as there is room for; answers what is to be said about the others. */
async function addPhotos(photos: PhotoStore, files: readonly File[]): Promise<string | undefined> {
  const room = mostPhotos - photos.get().list.length;
  const images = files.filter(({ type }) => type.startsWith("image/"));
  const shrunk = await Promise.allSettled(images.slice(0, room).map((file) => shrinkPhoto(file)));
  const added = shrunk.flatMap((outcome, at) =>
    outcome.status === "fulfilled"
      ? [{ id: newId(), name: images[at]?.name ?? t.photo, dataUrl: outcome.value }]
      : [],
  );
  const before = photos.get();
  photos.set({ ...before, list: [...before.list, ...added], error: null });
  if (images.length > room) return t.tooManyPhotos(mostPhotos);
  const unread = files.length - added.length;
  if (unread === 0) return undefined;
  return t.unreadPhotos(unread);
}
