// `npm run mobile:draw`: the icons, the first screen and the sounds of both apps, out of the web app's own drawing and melodies.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { melodies } from "../../web/src/features/cooking-timer/melodies.ts";

const mobile = join(import.meta.dirname, "..");
const resources = join(mobile, "android/app/src/main/res");
const xcode = join(mobile, "ios/App/App");
const icon = join(mobile, "../web/src/ui/illustrations/app-icon.svg");

/** A launcher may cut an adaptive icon to its inner 61 %; the drawing keeps inside of 80 % already. */
const adaptiveScale = 0.72;
const sampleRate = 22_050;

const svg = await readFile(icon, "utf8");
const [, ...shapes] = [...svg.matchAll(/<path\s[^>]*\/>/gu)].map(([tag]) => attributesOf(tag));

await write(
  join(resources, "drawable/ic_launcher_foreground.xml"),
  vector(108, adaptiveScale, shapes.map(layer)),
);
await write(join(resources, "drawable/ic_launcher_monochrome.xml"), vector(108, adaptiveScale, silhouette()));
await write(join(resources, "drawable/ic_notification.xml"), vector(24, 1.2, silhouette()));
await write(join(xcode, "Assets.xcassets/Splash.imageset/splash.svg"), splash());
// For launchers before Android 8.
await sharp(icon, { density: 288 })
  .resize(192, 192)
  .png()
  .toFile(await ready("mipmap-xxxhdpi/ic_launcher.png"));
await sharp(icon, { density: 288 })
  .resize(192, 192)
  .composite([
    {
      input: Buffer.from(
        '<svg viewBox="0 0 2 2" width="192" height="192"><circle cx="1" cy="1" r="1"/></svg>',
      ),
      blend: "dest-in",
    },
  ])
  .png()
  .toFile(await ready("mipmap-xxxhdpi/ic_launcher_round.png"));
// The App Store takes no transparency.
await sharp(icon, { density: 288 })
  .resize(1024, 1024)
  .removeAlpha()
  .png()
  .toFile(join(xcode, "Assets.xcassets/AppIcon.appiconset/icon-1024.png"));
for (const { name, notes } of [
  { name: "step", notes: melodies.step },
  { name: "finished", notes: melodies.completion },
]) {
  const sound = wave(notes);
  await writeFile(await ready(`raw/${name}.wav`), sound);
  await writeFile(join(xcode, `${name}.wav`), sound);
}

function attributesOf(tag) {
  return Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, name, value]) => [name, value]),
  );
}

/** One shape of the drawing in Android's words. */
function layer(shape) {
  const [, x = "0", y = "0"] = /translate\(([\d.-]+)\s+([\d.-]+)\)/u.exec(shape.transform ?? "") ?? [];
  const words = {
    pathData: shape.d,
    fillColor: shape.fill === "none" ? undefined : shape.fill,
    fillAlpha: shape["fill-opacity"],
    strokeColor: shape.stroke,
    strokeAlpha: shape["stroke-opacity"],
    strokeWidth: shape["stroke-width"],
    strokeLineCap: shape["stroke-linecap"],
  };
  return `<group android:translateX="${round(x)}" android:translateY="${round(y)}">\n            ${path(words)}\n        </group>`;
}

/** In one color: the rim of the plate, and the tomato with its leaves left out. */
function silhouette() {
  const plate = shapes.find(({ fill }) => fill === "#fffdf8");
  const tomato = shapes.find(({ fill }) => fill === "#d4523a");
  const leaves = shapes.filter(({ fill }) => fill === "#2f6b45").map(({ d }) => d);
  return [
    path({ pathData: plate.d, strokeColor: "#FFFFFF", strokeWidth: "22" }),
    path({ pathData: [tomato.d, ...leaves].join(""), fillColor: "#FFFFFF", fillType: "evenOdd" }),
  ];
}

function path(words) {
  const said = Object.entries(words).filter(([, value]) => value !== undefined);
  return `<path ${said.map(([name, value]) => `android:${name}="${value.replace(/^\./u, "0.")}"`).join(" ")} />`;
}

function vector(size, scale, layers) {
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- Drawn by scripts/draw.mjs. -->
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="${size}dp"
    android:height="${size}dp"
    android:viewportWidth="512"
    android:viewportHeight="512">
    <group android:pivotX="256" android:pivotY="256" android:scaleX="${scale}" android:scaleY="${scale}">
        ${layers.join("\n        ")}
    </group>
</vector>
`;
}

/** The drawing without its ground, on the first screen of an iPhone. */
function splash() {
  const withoutGround = svg.replace(/\s*<!--.*?-->\s*<path[^>]*\/>/su, "");
  return withoutGround.replace("<svg ", '<svg width="200" height="200" ');
}

/** The notes as the web app plays them (timer-sound.ts), as a file. */
function wave(notes) {
  const seconds = Math.max(...notes.map(([, at, length]) => at + length));
  const samples = new Float64Array(Math.ceil(seconds * sampleRate));
  for (const [hertz, at, length] of notes) {
    for (let index = 0; index < length * sampleRate; index += 1) {
      const time = index / sampleRate;
      const triangle = (2 / Math.PI) * Math.asin(Math.sin(2 * Math.PI * hertz * time));
      const rise = 0.01;
      const loudness = time < rise ? time / rise : 0.001 ** ((time - rise) / (length - rise));
      const place = Math.floor(at * sampleRate) + index;
      if (place < samples.length) samples[place] += triangle * loudness;
    }
  }
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const body = Int16Array.from(samples, (one) => Math.round((one / loudest) * 32_000));
  return Buffer.concat([header, Buffer.from(body.buffer)]);
}

function round(value) {
  return String(Math.round(Number(value) * 100) / 100);
}

async function ready(name) {
  const file = join(resources, name);
  await mkdir(join(file, ".."), { recursive: true });
  return file;
}

async function write(file, content) {
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, content);
}
