import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { emptyDraft, type QuestionCounts, type QuestionDraft } from './draft.ts';
import { type LoggedQuestions, logQuestions, removeQuestions } from './question-changes.ts';

interface Asked {
  topicId: number;
  draft: QuestionDraft;
  isOpen: boolean;
}

/** The dialog that logs questions, and what becomes of them: what fails opens it again as it was. */
export function useQuestionLog(planId: string) {
  const client = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked | null>(null);
  const left = useRef(new Map<number, QuestionDraft>());
  const canReopen = useRef(false);
  const isOpen = asked?.isOpen ?? false;
  useEffect(() => {
    canReopen.current = !isOpen;
    return () => {
      canReopen.current = false;
    };
  }, [isOpen]);

  const open = (topicId: number) =>
    // Not crypto.randomUUID: it exists on secure origins only.
    setAsked({ topicId, draft: left.current.get(topicId) ?? emptyDraft(uuidv7()), isOpen: true });

  const change = (draft: QuestionDraft) => setAsked((before) => before && { ...before, draft });

  const close = () => {
    if (!asked) return;
    left.current.set(asked.topicId, asked.draft);
    setAsked({ ...asked, isOpen: false });
  };

  const register = (counts: QuestionCounts) => {
    if (!asked) return;
    left.current.delete(asked.topicId);
    setAsked({ ...asked, isOpen: false });
    void send(asked.topicId, asked.draft, counts);
  };

  async function send(topicId: number, draft: QuestionDraft, counts: QuestionCounts) {
    const { id, sent } = draft;
    const replaces =
      sent !== null && (sent.isMixed || sent.done !== counts.done || sent.right !== counts.right);
    const entry = { id, topicId, ...counts };
    try {
      await logQuestions(client, planId, { ...entry, replaces });
      toast.success('Questões registradas.', { undo: () => void undo(entry) });
    } catch (error) {
      const failure = sentenceOf(error, 'Não foi possível registrar as questões. Tente novamente.');
      const failed = { ...draft, failure, sent: { ...counts, isMixed: replaces } };
      if (canReopen.current) setAsked({ topicId, draft: failed, isOpen: true });
      // The student is somewhere else by now, or writes about another topic.
      else
        toast.error(failure, {
          action: { label: 'Tentar novamente', onAction: () => void send(topicId, failed, counts) },
          duration: 0,
        });
    }
  }

  async function undo(entry: LoggedQuestions) {
    try {
      await removeQuestions(client, planId, entry);
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível desfazer o registro. Tente novamente.'));
    }
  }

  return { asked, open, change, close, register };
}
