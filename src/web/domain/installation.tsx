import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What the server writes on `<html>` where an installation is otherwise than usual (`installationMarks`). */
type Mark = 'openid' | 'plans' | 'registration';

/** The value of `mark`, undefined where the installation is as usual: so is every prerendered page, until it is hydrated. */
export function useInstallation(mark: Mark): string | undefined {
  return useHydrated() ? document.documentElement.dataset[mark] : undefined;
}

/** Whether plans are sold here, for what is never prerendered. */
export const sellsPlans = (): boolean => document.documentElement.dataset.plans !== 'off';

/** What only an installation that sells plans has to say. */
export const WherePlansAreSold = ({ children }: { children: ReactNode }): ReactNode =>
  useInstallation('plans') === 'off' ? null : children;
