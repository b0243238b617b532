import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import {
  CalendarClock,
  ChartColumn,
  Clock,
  FileText,
  Globe,
  GraduationCap,
  History,
  Keyboard,
  Layers,
  LayoutDashboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  MessageCirclePlus,
  Orbit,
  Plus,
  RotateCw,
  Route,
  ScrollText,
  Shield,
  Store,
  Timer,
  Upload,
  UserRound,
  Wallet,
} from 'lucide-react';
import { fold } from '#shared/rules/text/fold.ts';
import { countOf } from '#shared/rules/text/format.ts';
import { sellsPlans } from '#web/domain/installation.tsx';
import { flashcardStatsQuery } from '#web/features/flashcards/stats-query.ts';
import { sentenceOf } from '#web/lib/api/api-error.ts';
import { startFocus } from '#web/lib/focus-target.ts';
import { recentPages } from '#web/lib/recent-pages.ts';
import { wantsSingleKeys } from '#web/lib/single-keys.ts';
import type { Command, CommandGroup } from '#web/ui/overlay/command-palette.tsx';
import { useToast } from '#web/ui/toast/use-toast.ts';
import { openOverlay } from '../overlays.ts';

interface Place {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** Other words that a student may look for it by. */
  words?: string;
}

/** Every screen that can be gone to as it is. */
const destinations: readonly Place[] = [
  { to: '/dashboard', label: 'Painel', icon: LayoutDashboard, words: 'início dashboard hoje sequência' },
  { to: '/flashcards/review', label: 'Revisar flashcards', icon: RotateCw, words: 'revisão cartões estudar' },
  { to: '/flashcards', label: 'Flashcards', icon: Layers, words: 'cartões baralhos' },
  {
    to: '/flashcards/stats',
    label: 'Estatísticas dos flashcards',
    icon: ChartColumn,
    words: 'gráficos retenção',
  },
  { to: '/summaries', label: 'Resumos', icon: FileText },
  { to: '/summaries/public', label: 'Resumos públicos', icon: Globe },
  { to: '/library', label: 'Biblioteca', icon: Library, words: 'lições matérias teoria questões aulas' },
  { to: '/professor', label: 'Professor', icon: GraduationCap, words: 'chat conversas tutor dúvidas' },
  { to: '/study-plans', label: 'Roadmaps', icon: Route, words: 'planos de estudo' },
  {
    to: '/syllabi',
    label: 'Editais',
    icon: CalendarClock,
    words: 'edital concurso verticalizado prova tópicos',
  },
  { to: '/study-cycles', label: 'Ciclos de Estudo', icon: Orbit, words: 'semana horários' },
  { to: '/marketplace', label: 'Marketplace', icon: Store, words: 'planos publicados clonar' },
  {
    to: '/pomodoro-history',
    label: 'Histórico de pomodoros',
    icon: History,
    words: 'sessões foco tempo timer',
  },
  { to: '/profile', label: 'Perfil', icon: UserRound, words: 'conta preferências senha tema configurações' },
  ...(sellsPlans()
    ? [
        {
          to: '/payments',
          label: 'Assinatura e pagamentos',
          icon: Wallet,
          words: 'premium básico plano comprar',
        } as const,
      ]
    : []),
  { to: '/terms-of-service', label: 'Termos de Serviço', icon: ScrollText },
  { to: '/privacy-policy', label: 'Política de Privacidade', icon: Shield, words: 'dados lgpd' },
  { to: '/contact', label: 'Contato', icon: LifeBuoy, words: 'ajuda suporte' },
];

/** Where things are made. What is made without a screen of its own is beside them, in `usePaletteCommands`. */
const creations: readonly Place[] = [
  { to: '/study-plans/create', label: 'Criar plano de estudos', icon: Plus, words: 'novo roadmap' },
  { to: '/syllabi/read', label: 'Ler edital', icon: Plus, words: 'novo criar concurso programa pdf' },
  { to: '/flashcards/create', label: 'Criar flashcard', icon: Plus, words: 'novo cartão' },
  {
    to: '/flashcards/create-from-text',
    label: 'Criar flashcards de um texto',
    icon: Plus,
    words: 'novos cartões gerar ia',
  },
  { to: '/flashcards/import', label: 'Importar flashcards', icon: Upload, words: 'anki csv arquivo' },
  { to: '/summaries/create', label: 'Criar resumo', icon: Plus, words: 'novo pdf texto' },
  { to: '/study-cycles/create', label: 'Criar ciclo de estudos', icon: CalendarClock, words: 'novo' },
];

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

/** Whether every word of `query` stands in `text`, whatever the accents and capitals. */
export function matchesWords(query: string, text: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
