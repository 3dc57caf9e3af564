import { expect, it } from "vitest";
import { changeDraft } from "../features/import-export/draft.ts";
import { generation } from "../features/planner/making/generation-state.ts";
import { photosOf } from "../features/planner/making/photos.ts";
import { saving } from "../features/planner/keeping/saving.ts";
import { personChat } from "../features/chat/person-chat.ts";
import { chatBox } from "../platform/chat-opener.ts";
import { forgetPerson } from "../platform/memory.ts";
import { searchBox } from "../platform/search-opener.ts";

const photo = { id: "1", name: "fridge.jpg", dataUrl: "data:image/jpeg;base64,AA==" };

it("the next person meets nothing of the one before, in a page that was never loaded again", () => {
  chatBox.set(true);
  searchBox.set(true);
  generation.set({ status: "failed", reason: "No dish without milk." });
  saving.set({ status: "conflict", planId: "plan-of-ada" });
  photosOf("ada").set({ list: [photo], description: "my fridge", error: null });
  changeDraft("ada", { text: "Grandmother's soup" });
  const chat = personChat("ada");
  chat.write("What can I eat with diabetes?");

  forgetPerson("left");

  expect([chatBox.get(), searchBox.get()]).toEqual([false, false]);
  expect(generation.get()).toEqual({ status: "idle" });
  expect(saving.get()).toEqual({ status: "idle" });
  expect(photosOf("ada").get().list).toEqual([]);
  expect(personChat("ada")).not.toBe(chat);
  expect(personChat("ada").state.get().draft).toBe("");
});
