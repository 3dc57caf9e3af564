import { pictureFileName } from "@meal/domain/extra-planner/recipe-of-plan";
import { saveFile } from "../../platform/save-file.ts";
import { server } from "../../platform/server.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/page.ts";

/** Drawings have no size of their own; as large as photos are kept. */
const longSide = 1600;

/** spec: 2, section 9: the picture as a PNG named after the recipe. */
export async function downloadPicture(imageUrl: string, recipeName: string): Promise<void> {
  if (imageUrl === "") {
    toast({ tone: "destructive", title: t.nothingToDownload });
    return;
  }
  try {
    saveFile(pictureFileName(recipeName), await pngOf(imageUrl));
  } catch {
    toast({ tone: "destructive", title: t.downloadFailed, description: t.tryLater });
  }
}

async function pngOf(address: string): Promise<Blob> {
  const picture = new Image();
  // One of another origin could be shown and not be copied.
  picture.crossOrigin = "anonymous";
  picture.src = server.at(address);
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const scale = longSide / Math.max(1, width, height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error("Nothing was drawn.")) : resolve(blob)),
      "image/png",
    ),
  );
}
