import { Spinner } from "../../ui/spinner.tsx";

/** What stands in the place of the picture while the camera opens. */
export function CameraOpens() {
  return (
    <div className="grid h-[45dvh] place-content-center">
      <Spinner />
    </div>
  );
}
