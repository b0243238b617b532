import { History, UserRound, Wallet } from 'lucide-react';
import type { Destination } from './navigation.ts';

/** What belongs to the account. */
export const accountPlaces: readonly Destination[] = [
  { to: '/profile', label: 'Perfil', icon: UserRound },
  { to: '/pomodoro-history', label: 'Histórico', icon: History },
  { to: '/payments', label: 'Pagamentos', icon: Wallet },
];
