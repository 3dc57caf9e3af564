import { useState } from "react";
import { closeProductHelp, type ProductInQuestion } from "../../../platform/product-opener.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { askProduct, defaultQuestion } from "../queries.ts";
import { ProductPhoto } from "./product-photo.tsx";
import * as t from "../texts/en.ts";

const modes = [
  { value: "text", label: t.inWords },
  { value: "photo", label: t.withPhoto },
] as const;
/** The longest question that the server takes. */
const mostCharacters = 2000;

interface ProductDialogProps {
  readonly product: ProductInQuestion;
}

/** A question about one product: is it the right one, does it fit me, what else would do, how does it keep. */
export function ProductDialog({ product }: ProductDialogProps) {
  const [mode, setMode] = useState<"text" | "photo">("text");
  const [question, setQuestion] = useState("");
  const [photo, setPhoto] = useState<string>();
  const { answer, isBusy, ask } = useAnswer(product);
  const needsPhoto = mode === "photo" && photo === undefined;
  return (
    <Dialog
      open
      onOpenChange={closeProductHelp}
      title={t.askAbout(product.productName)}
      description={t.askLead}
      actions={
        <Button
          busy={isBusy}
          disabled={needsPhoto}
          onClick={() => ask(mode, question, mode === "photo" ? photo : undefined)}
        >
          {t.ask}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Segmented label={t.howToAsk} options={modes} value={mode} onValueChange={setMode} />
        {mode === "photo" && <ProductPhoto photo={photo} onPhoto={setPhoto} />}
        <Field label={t.yourQuestion} aside={t.optional}>
          <Textarea
            value={question}
            maxLength={mostCharacters}
            placeholder={defaultQuestion(product.productName)}
            onChange={({ target }) => setQuestion(target.value)}
          />
        </Field>
        <div aria-live="polite">
          {answer !== undefined && (
            <p className="rounded-card bg-herb-soft p-4 whitespace-pre-line wrap-anywhere">{answer}</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function useAnswer({ productName, recipeContext }: ProductInQuestion) {
  const [answer, setAnswer] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function find(questionType: "text" | "photo", typed: string, photo: string | undefined) {
    setBusy(true);
    const question = typed.trim() || defaultQuestion(productName);
    try {
      const context = { productName, recipeContext, questionType, question };
      const { response } = await askProduct({ context, imageBase64: photo ?? null });
      setAnswer(response);
    } catch {
      toast({ tone: "destructive", title: t.askingFailed });
    }
    setBusy(false);
  }
  return {
    answer,
    isBusy,
    ask: (...asked: Parameters<typeof find>) => void find(...asked),
  };
}
