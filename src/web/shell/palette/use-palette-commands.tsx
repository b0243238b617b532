import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Clock, Keyboard, MessageCirclePlus, RotateCw, Timer } from 'lucide-react';
import { countOf } from '#shared/rules/text/format.ts';
import { flashcardStatsQuery } from '#web/features/flashcards/stats-query.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { recentPages } from '#web/lib/recent-pages.ts';
import { wantsSingleKeys } from '#web/lib/single-keys.ts';
import type { Command, CommandGroup } from '#web/ui/overlay/command-palette.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { openOverlay } from '../overlays.ts';
import { creations, destinations, type Place } from './destinations.ts';
import { matchesWords } from './match-words.ts';

type Worded = Command & { words?: string | undefined };

/** What can be done from anywhere, narrowed to what `query` says: pages opened last, what can be made, every screen. */
export function usePaletteCommands(query: string): CommandGroup[] {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();

  const goTo = ({ to, label, icon: Icon, words }: Place): Worded => ({
    id: `to ${to}`,
    label,
    words,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => void navigate({ to }),
  });
  const begin = async () => {
    try {
      const [{ beginConversation }, { welcomeConversation }] = await Promise.all([
        import('#web/features/professor/api.ts'),
        import('#web/features/professor/conversation-cache.ts'),
      ]);
      const conversation = await beginConversation();
      welcomeConversation(client, conversation);
      await navigate({ to: '/professor', search: { c: conversation.id } });
    } catch (error) {
      toast.error(sentenceOf(error, 'Não foi possível iniciar uma nova conversa.'));
    }
  };
  const making: Worded[] = [
    ...creations.map(goTo),
    {
      id: 'conversation',
      label: 'Começar uma conversa com o Professor',
      words: 'nova criar chat dúvida pergunta',
      icon: <MessageCirclePlus aria-hidden="true" />,
      onSelect: () => void begin(),
    },
    {
      id: 'session',
      label: 'Começar uma sessão de foco',
      words: 'nova criar timer pomodoro cronômetro',
      icon: <Timer aria-hidden="true" />,
      onSelect: () => startFocus('any'),
    },
  ];
  const help: Worded = {
    id: 'shortcuts',
    label: 'Atalhos do teclado',
    words: 'ajuda teclas',
    hint: wantsSingleKeys() ? '?' : undefined,
    icon: <Keyboard aria-hidden="true" />,
    onSelect: () => openOverlay('shortcuts'),
  };
  const due = useQuery(flashcardStatsQuery).data?.dueCount ?? 0;
  const now: Worded[] =
    due > 0
      ? [
          {
            id: 'review',
            label: `Revisar ${countOf(due, 'flashcard', 'flashcards')}`,
            hint: wantsSingleKeys() ? 'R' : undefined,
            icon: <RotateCw aria-hidden="true" />,
            onSelect: () => void navigate({ to: '/flashcards/review' }),
          },
        ]
      : [];
  const latest = recentPages()
    .filter(({ path }) => path !== window.location.pathname)
    .map(
      ({ path, title }): Worded => ({
        id: `recent ${path}`,
        label: title,
        icon: <Clock aria-hidden="true" />,
        onSelect: () => void navigate({ href: path }),
      }),
    );
  const groups = [
    { label: 'Para agora', items: now },
    { label: 'Recentes', items: latest },
    { label: 'Criar', items: making },
    { label: 'Ir para', items: [...destinations.map(goTo), help] },
  ];
  if (query.trim() === '') return groups;
  // What is to be done, or was opened, is found by its own name, once.
  return groups.slice(2).map(({ label, items }) => ({
    label,
    items: items.filter((item) => matchesWords(query, `${item.label} ${item.words ?? ''}`)),
  }));
}
