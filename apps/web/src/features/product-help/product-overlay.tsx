import { Suspense } from "react";
import { useProductInQuestion } from "../../platform/product-opener.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const ProductDialog = lazyPart(() => import("./components/product-dialog.tsx"), "ProductDialog");

/** Draws the help about a product, over whatever page somebody asked on. */
export function ProductOverlay() {
  const product = useProductInQuestion();
  if (product === undefined) return null;
  return (
    <Suspense>
      <ProductDialog key={product.productName} product={product} />
    </Suspense>
  );
}
