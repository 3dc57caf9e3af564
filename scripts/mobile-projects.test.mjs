import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./processes.mjs";

const mobile = join(root, "apps/mobile");
const read = (path) => readFileSync(join(mobile, path), "utf8");
const resources = "android/app/src/main/res";
const manifest = read("android/app/src/main/AndroidManifest.xml");
const plist = read("ios/App/App/Info.plist");
const xcode = read("ios/App/App.xcodeproj/project.pbxproj");
const handover = read("ios/App/App/Handover.swift");
const config = JSON.parse(read("capacitor.config.json"));
const { dependencies, devDependencies } = JSON.parse(read("package.json"));

const native = join(root, "apps/web/src/platform/native");
const adapters = readdirSync(native)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(native, name), "utf8"))
  .join("\n");
const swiftIn = (folder) => readdirSync(join(mobile, folder)).filter((name) => name.endsWith(".swift"));
const textOf = (xml, name) =>
  new RegExp(`<key>${name}</key>\\s*<string>([^<]*)</string>`, "u").exec(xml)?.[1];

describe("the projects of the app of a phone", () => {
  it("have what the web app asks of a phone, each plugin in an exact version", () => {
    const packages = {
      App: "@capacitor/app",
      Camera: "@capacitor/camera",
      Filesystem: "@capacitor/filesystem",
      Haptics: "@capacitor/haptics",
      KeepAwake: "@capacitor-community/keep-awake",
      Keyboard: "@capacitor/keyboard",
      LocalNotifications: "@capacitor/local-notifications",
      NativePurchases: "@capgo/native-purchases",
      Preferences: "@capacitor/preferences",
      SecureStorage: "@aparajita/capacitor-secure-storage",
      Share: "@capacitor/share",
      // It is part of Capacitor itself.
      SystemBars: "@capacitor/core",
    };
    const asked = [...adapters.matchAll(/(?:ask|listen)\(\s*"(\w+)"|plugin = "(\w+)"/gu)];
    const names = new Set(asked.map(([, one, other]) => one ?? other));
    expect(names.size).toBeGreaterThan(6);
    for (const name of names) expect(dependencies).toHaveProperty(packages[name] ?? name);
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  });

  it("know every plugin: `npm run mobile:sync` was run after the last change", () => {
    const [gradle, swift] = [
      read("android/capacitor.settings.gradle"),
      read("ios/App/CapApp-SPM/Package.swift"),
    ];
    const plugins = Object.keys(dependencies).filter(
      (name) => !/^@capacitor\/(?:android|core|ios)$/u.test(name),
    );
    for (const name of plugins) {
      expect(gradle).toContain(`node_modules/${name}/android`);
      expect(swift).toContain(`node_modules/${name}"`);
    }
    expect(swift).toContain(`exact: "${dependencies["@capacitor/ios"]}"`);
  });

  it("are tested with the bridge that they have", () => {
    const web = JSON.parse(readFileSync(join(root, "apps/web/package.json"), "utf8"));
    expect(web.devDependencies["@capacitor/android"]).toBe(dependencies["@capacitor/android"]);
  });

  it("show their pages under the origins that the server lets in, over https alone", () => {
    const server = readFileSync(join(root, "apps/server/src/http/phone-app.ts"), "utf8");
    expect(config.server).toEqual({ androidScheme: "https", hostname: "localhost" });
    expect(server).toContain('new Set(["https://localhost", "capacitor://localhost"])');
    expect(manifest).toContain('android:usesCleartextTraffic="false"');
    expect(plist).not.toContain("NSAllowsArbitraryLoads");
  });
});

describe("a finger from the edge of an iPhone", () => {
  it("goes back, which Capacitor's page does not do by itself", () => {
    expect(read("ios/App/App/SceneDelegate.swift")).toContain(
      "webView?.allowsBackForwardNavigationGestures = true",
    );
  });
});

describe("what other apps share", () => {
  it("is taken where the web app can open it, and a photo laid where it looks", () => {
    const share = /<action android:name="android.intent.action.SEND" \/>[^]*?<\/intent-filter>/u.exec(
      manifest,
    );
    const kinds = [...(share?.[0] ?? "").matchAll(/mimeType="([^"]+)"/gu)].map(([, kind]) => kind);
    expect(kinds).toEqual(["text/plain", "image/*"]);
    const java = read("android/app/src/main/java/org/aimealplanner/app/Shared.java");
    const name = /PHOTO = "([^"]+)"/u.exec(java)?.[1];
    expect(adapters).toContain(`path: "${name}", directory: "CACHE"`);
    expect(handover).toContain(`photoName = "${name}"`);
    expect(handover).toContain(".cachesDirectory");
    const rule = /<key>NSExtensionActivationRule<\/key>[^]*?<\/dict>/u.exec(read("ios/App/Share/Info.plist"));
    const asked = [...(rule?.[0] ?? "").matchAll(/ActivationSupports(\w+)<\/key>\s*<(?:true\/|integer>1)/gu)];
    expect(asked.map(([, kind]) => kind)).toEqual(["ImageWithMaxCount", "Text", "WebURLWithMaxCount"]);
  });

  it("is opened on an iPhone by the link that the web app knows, from the folder of one group", () => {
    const share = read("ios/App/Share/ShareViewController.swift");
    expect(share).toContain('link.host = "import"');
    expect(read("android/app/src/main/java/org/aimealplanner/app/Shared.java")).toContain(
      '.authority("import")',
    );
    expect(share).toContain('URLQueryItem(name: "shared", value: "photo")');
    const group = /group = "([^"]+)"/u.exec(handover)?.[1];
    expect(group).toBe(`group.${config.appId}`);
    for (const target of ["App", "Share"])
      expect(read(`ios/App/${target}/${target}.entitlements`)).toContain(`<string>${group}</string>`);
    expect(textOf(read("ios/App/Share/Info.plist"), "NSExtensionPointIdentifier")).toBe(
      "com.apple.share-services",
    );
    const principal = textOf(read("ios/App/Share/Info.plist"), "NSExtensionPrincipalClass");
    expect(share).toContain(`@objc(${principal})`);
    // What Apple wants a reason for is left alone there: the extension has no privacy manifest of its own.
    expect(handover + share).not.toMatch(/UserDefaults|ModificationDate|systemUptime|volumeAvailable/u);
  });
});

describe("the project for Xcode", () => {
  const objects = new Map(
    [...xcode.matchAll(/^\t\t([\dA-F]{24})(?: \/\*.*?\*\/)? = (\{.*?\};|\{\n.*?^\t\t\};)$/gmsu)].map(
      ([, id, body]) => [id, body],
    ),
  );
  const ofKind = (isa) => [...objects].filter(([, body]) => body.includes(`isa = ${isa};`));

  it("speaks of nothing that is not in it, and of everything that is, and closes what it opens", () => {
    const named = [...xcode.matchAll(/[\dA-F]{24}/gu)].map(([id]) => id);
    expect(objects.size).toBeGreaterThan(40);
    for (const id of new Set(named)) expect([id, objects.has(id)]).toEqual([id, true]);
    for (const id of objects.keys())
      expect([id, named.filter((one) => one === id).length > 1]).toEqual([id, true]);
    for (const [opens, closes] of ["{}", "()"]) {
      const count = (sign) => xcode.split(sign).length;
      expect(count(opens)).toBe(count(closes));
    }
  });

  it("finds its files, and builds every Swift file of a target", () => {
    const made = new Set(["config.xml", "capacitor.config.json", "public"]);
    for (const [, body] of ofKind("PBXFileReference")) {
      const path = /[; ]path = "?([^;"]+)"?;/u.exec(body)?.[1] ?? "";
      if (made.has(path) || body.includes("BUILT_PRODUCTS_DIR")) continue;
      const places = ["ios/App/App", "ios/App/Share", "ios/App"].map((folder) => join(mobile, folder, path));
      expect([path, places.some((place) => existsSync(place))]).toEqual([path, true]);
    }
    const sources = ofKind("PBXSourcesBuildPhase").map(
      ([, body]) => new Set([...body.matchAll(/\/\* (\w+\.swift) in Sources/gu)].map(([, name]) => name)),
    );
    expect(sources).toEqual([
      new Set(swiftIn("ios/App/App")),
      new Set([...swiftIn("ios/App/Share"), "Handover.swift"]),
    ]);
  });

  it("puts the share extension into the app", () => {
    const [, embed] = ofKind("PBXCopyFilesBuildPhase")[0] ?? [];
    expect(embed).toContain("dstSubfolderSpec = 13;");
    expect(embed).toContain("Share.appex in Embed");
    const app = ofKind("PBXNativeTarget").find(([, body]) => body.includes("product-type.application"))?.[1];
    expect(app).toContain("Embed Foundation Extensions");
    expect(app).toContain("PBXTargetDependency");
    expect(xcode.match(/CODE_SIGN_ENTITLEMENTS = (\S+);/gu)).toHaveLength(4);
  });
});

describe("what the projects of the app say to phones and stores", () => {
  it("asks Android for nothing without a reason, and keeps nothing in backups", () => {
    const permissions = [...manifest.matchAll(/<uses-permission android:name="([\w.]+)"/gu)];
    expect(permissions.map(([, name]) => name.split(".").at(-1))).toEqual([
      "INTERNET",
      "POST_NOTIFICATIONS",
      "SCHEDULE_EXACT_ALARM",
      "RECEIVE_BOOT_COMPLETED",
      "WAKE_LOCK",
      "VIBRATE",
    ]);
    for (const { index } of permissions) expect(manifest.slice(0, index).trimEnd()).toMatch(/-->$/u);
    expect(manifest).toContain('android:allowBackup="false"');
    expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
  });

  it("tells people on an iPhone what the camera and the photos are for, and to Apple what is used", () => {
    expect(textOf(plist, "NSCameraUsageDescription")).toMatch(/\w+ \w+/u);
    expect(textOf(plist, "NSPhotoLibraryUsageDescription")).toMatch(/\w+ \w+/u);
    expect(plist).toMatch(/<key>ITSAppUsesNonExemptEncryption<\/key>\s*<false\/>/u);
    const privacy = read("ios/App/App/PrivacyInfo.xcprivacy");
    expect(privacy).toMatch(/<key>NSPrivacyTracking<\/key>\s*<false\/>/u);
    expect(privacy).toMatch(/CategoryUserDefaults<\/string>[^]*?CA92\.1/u);
    expect(privacy).toMatch(/CategoryFileTimestamp<\/string>[^]*?C617\.1/u);
    expect(privacy).not.toMatch(/<key>NSPrivacyCollectedDataTypeTracking<\/key>\s*<true\/>/u);
  });
});

/** Every file of both projects, whatever it is; what tools put there is not ours. */
const files = readdirSync(mobile, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/node_modules|\/(?:public|www|build)(?:\/|$)/u.test(entry.parentPath))
  .map((entry) => relative(mobile, join(entry.parentPath, entry.name)));

/** Where a file that is written in XML stops being so; nothing where it is one to its end. */
function faultIn(text) {
  const open = [];
  const tags = text.replace(/<!--[^]*?-->|<\?[^]*?\?>|<!DOCTYPE[^>]*>/gu, "").matchAll(/<([^>]*)>/gu);
  for (const [, inside] of tags) {
    const [whole, closes, name, empty] =
      /^(\/?)([\w:.-]+)(?:\s+[\w:.-]+\s*=\s*"[^"<]*")*\s*(\/?)$/u.exec(inside) ?? [];
    if (whole === undefined) return inside;
    if (closes === "/" && open.pop() !== name) return inside;
    if (closes === "" && empty === "") open.push(name);
  }
  return open.at(-1);
}

describe("the files of the projects", () => {
  it("that are written in XML are so to their end", () => {
    const written = files.filter((name) =>
      /\.(?:xml|plist|entitlements|xcprivacy|storyboard|svg)$/u.test(name),
    );
    expect(written.length).toBeGreaterThan(20);
    for (const name of written) expect([name, faultIn(read(name))]).toEqual([name, undefined]);
    expect(faultIn("<a><b></a>")).toBe("/a");
    expect(faultIn('<a b="1>')).toBe('a b="1');
    expect(faultIn("<a>")).toBe("a");
  });

  it("speak of no resource of Android that is not there", () => {
    const [inXml, values] = [/\/main\/.*\.xml$/u, /\/res\/values[^/]*\//u].map((kind) =>
      files.filter((name) => kind.test(name)),
    );
    const defined = new Set(
      values.flatMap((name) =>
        [...read(name).matchAll(/<(\w+) name="([\w.]+)"/gu)].map(([, kind, one]) => `${kind}/${one}`),
      ),
    );
    for (const name of files) {
      const [, kind, one] = /\/res\/(\w+)[^/]*\/(\w+)\.\w+$/u.exec(name) ?? [];
      if (kind !== undefined) defined.add(`${kind}/${one}`);
    }
    const texts = inXml.map(read).join("\n");
    const named = [...texts.matchAll(/"@(\w+\/[\w.]+)"|>@(\w+\/[\w.]+)</gu)];
    expect(named.length).toBeGreaterThan(15);
    for (const [, one, other] of named) expect(defined).toContain(one ?? other);
  });
});

describe("what the projects of the app have with them", () => {
  it("is the sounds that the alarms name, on both systems", () => {
    const sounds = [...adapters.matchAll(/sound: "([\w.]+)"/gu)].map(([, name]) => name);
    expect(sounds).toHaveLength(2);
    for (const name of sounds) {
      expect(existsSync(join(mobile, resources, "raw", name))).toBe(true);
      expect(existsSync(join(mobile, "ios/App/App", name))).toBe(true);
      expect(xcode).toContain(`/* ${name} in Resources */,`);
    }
    expect(xcode).toContain("/* PrivacyInfo.xcprivacy in Resources */,");
  });

  it("is an icon for every launcher, one for notifications, and a first screen in light and dark", () => {
    for (const name of ["ic_launcher", "ic_launcher_round"]) {
      const icon = read(`${resources}/mipmap-anydpi-v26/${name}.xml`);
      for (const layer of ["background", "foreground", "monochrome"]) expect(icon).toContain(`<${layer} `);
      expect(existsSync(join(mobile, resources, `mipmap-xxxhdpi/${name}.png`))).toBe(true);
    }
    for (const name of [
      "ic_launcher_foreground",
      "ic_launcher_monochrome",
      config.plugins.LocalNotifications.smallIcon,
    ])
      expect(existsSync(join(mobile, resources, `drawable/${name}.xml`))).toBe(true);
    expect(read(`${resources}/values/styles.xml`)).toContain("windowSplashScreenBackground");
    expect(read(`${resources}/values-night/colors.xml`)).toContain('name="paper"');
    const assets = "ios/App/App/Assets.xcassets";
    for (const name of ["AppIcon.appiconset/icon-1024.png", "Splash.imageset/splash.svg"])
      expect(existsSync(join(mobile, assets, name))).toBe(true);
    expect(read(`${assets}/Paper.colorset/Contents.json`)).toContain('"value": "dark"');
  });

  it("is one app: the same id, name and scheme of links everywhere", () => {
    const { appId, appName } = config;
    const strings = read(`${resources}/values/strings.xml`);
    const gradle = read("android/app/build.gradle");
    expect(gradle).toContain(`applicationId "${appId}"`);
    expect(gradle).toContain(`namespace = "${appId}"`);
    expect(xcode.match(/PRODUCT_BUNDLE_IDENTIFIER = ([\w.]+);/gu)).toEqual([
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`,
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId};`,
      // Apple wants the name of an extension to begin with its app's.
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId}.share;`,
      `PRODUCT_BUNDLE_IDENTIFIER = ${appId}.share;`,
    ]);
    expect(strings).toContain(`<string name="app_name">${appName}</string>`);
    expect(textOf(plist, "CFBundleDisplayName")).toBe(appName);
    const scheme = /name="custom_url_scheme">([^<]+)</u.exec(strings)?.[1];
    expect(plist).toContain(`<string>${scheme}</string>`);
    expect(adapters).toContain(`"${scheme}:"`);
  });
});
