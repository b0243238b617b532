import type { LinkProps } from '@tanstack/react-router';
import {
  FileText,
  GraduationCap,
  History,
  Layers,
  type LucideIcon,
  Orbit,
  Route,
  Store,
  UserRound,
  Wallet,
} from 'lucide-react';

interface Destination {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  label: string;
  destinations: readonly Destination[];
}

/** The product's menu, in the header and in the slide-in menu alike. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: 'Estudos',
    destinations: [
      { to: '/flashcards', label: 'Flashcards', icon: Layers },
      { to: '/summaries', label: 'Resumos', icon: FileText },
      { to: '/professor', label: 'Professor', icon: GraduationCap },
    ],
  },
  {
    label: 'Organização',
    destinations: [
      { to: '/study-plans', label: 'Roadmaps', icon: Route },
      { to: '/study-cycles', label: 'Ciclos de Estudo', icon: Orbit },
      { to: '/marketplace', label: 'Marketplace', icon: Store },
    ],
  },
];

/** What belongs to the account. */
export const accountPlaces: readonly Destination[] = [
  { to: '/profile', label: 'Perfil', icon: UserRound },
  { to: '/pomodoro-history', label: 'Histórico', icon: History },
  { to: '/payments', label: 'Pagamentos', icon: Wallet },
];
