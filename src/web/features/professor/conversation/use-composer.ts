import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { tabStorage } from '#web/lib/storage.ts';
import { documentRefusal } from '#web/lib/study-document.ts';
import { useChosenFile } from '#web/lib/use-chosen-file.ts';
import { forgetDraft, readDraft } from '#web/lib/use-draft.ts';
import {
  draftSchema,
  emptyDraft,
  type MessageDraft,
  type Outgoing,
  outgoingOf,
  unsentOf,
} from '../outgoing.ts';

/** The next message of a conversation: what is typed survives a reload, and a message that did not arrive comes back. */
export function useComposer(conversationId: string) {
  const key = `professorDraft.${conversationId}`;
  const [draft, setDraft] = useState<MessageDraft>(() => readDraft(key, draftSchema) ?? emptyDraft);
  const document = useChosenFile(documentRefusal);
  /** What is typed now, for those who come back after a while. */
  const latest = useRef(draft);

  const put = (next: MessageDraft, kept: MessageDraft = next) => {
    latest.current = next;
    setDraft(next);
    if (kept.text === '' && kept.unsent === null) forgetDraft(key);
    else tabStorage.set(key, JSON.stringify(kept));
  };

  return {
    text: draft.text,
    unsent: draft.unsent,
    document,
    type: (text: string) => put({ ...latest.current, text }),
    /** Empties the box for what is sent, which stays kept until it has arrived. */
    take: (): Outgoing => {
      const message = outgoingOf(latest.current, document.file, uuidv7);
      const unsent = unsentOf(message);
      put({ text: '', unsent }, { text: message.text, unsent });
      document.put(null);
      return message;
    },
    arrived: ({ text }: { text: string }) => {
      const isBack = latest.current.text.trim() === text;
      put({ text: isBack ? '' : latest.current.text, unsent: null });
    },
    giveBack: (message: Outgoing) => {
      const isFree = latest.current.text.trim() === '';
      put({ text: isFree ? message.text : latest.current.text, unsent: unsentOf(message) });
      if (isFree && message.file) document.put(message.file);
    },
  };
}
