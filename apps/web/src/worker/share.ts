/** Where the web app manifest lets other apps share to. */
const address = "/share";
const said = ["title", "text", "url"] as const;

export function isShare({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === address;
}

/** Leads to the import with what was shared: a link or a text in the address, a photo from the device. */
export async function takeShare(
  request: Request,
  keepPhoto: (photo: File) => Promise<void>,
): Promise<Response> {
  const form = await request.formData();
  const to = new URL("/import", request.url);
  const photo = form.get("photo");
  if (photo instanceof File && photo.size > 0) {
    await keepPhoto(photo);
    to.search = "?shared=photo";
  } else {
    for (const name of said) {
      const value = form.get(name);
      if (typeof value === "string" && value !== "") to.searchParams.set(name, value);
    }
  }
  return Response.redirect(to, 303);
}
