import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarClock,
  ChartColumn,
  FileText,
  Globe,
  GraduationCap,
  History,
  Layers,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Orbit,
  Plus,
  RotateCw,
  Route,
  ScrollText,
  Shield,
  Store,
  Upload,
  UserRound,
  Wallet,
} from 'lucide-react';

export interface Place {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** Other words that a student may look for it by. */
  words?: string;
}

/** Every screen that can be gone to as it is. */
export const destinations: readonly Place[] = [
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
  { to: '/professor', label: 'Professor', icon: GraduationCap, words: 'chat conversas tutor dúvidas' },
  { to: '/study-plans', label: 'Roadmaps', icon: Route, words: 'planos de estudo' },
  { to: '/study-cycles', label: 'Ciclos de Estudo', icon: Orbit, words: 'semana horários' },
  { to: '/marketplace', label: 'Marketplace', icon: Store, words: 'planos publicados clonar' },
  {
    to: '/pomodoro-history',
    label: 'Histórico de pomodoros',
    icon: History,
    words: 'sessões foco tempo timer',
  },
  { to: '/profile', label: 'Perfil', icon: UserRound, words: 'conta preferências senha tema configurações' },
  { to: '/payments', label: 'Assinatura e pagamentos', icon: Wallet, words: 'premium básico plano comprar' },
  { to: '/terms-of-service', label: 'Termos de Serviço', icon: ScrollText },
  { to: '/privacy-policy', label: 'Política de Privacidade', icon: Shield, words: 'dados lgpd' },
  { to: '/contact', label: 'Contato', icon: LifeBuoy, words: 'ajuda suporte' },
];

/** Where things are made. What is made without a screen of its own is beside them, in `usePaletteCommands`. */
export const creations: readonly Place[] = [
  { to: '/study-plans/create', label: 'Criar plano de estudos', icon: Plus, words: 'novo roadmap' },
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
