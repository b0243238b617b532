import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openPurchase } from './api.ts';

/** Opens a purchase and leaves the app for where it is paid. */
export function useBuy() {
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: openPurchase,
    onSuccess: (initPoint) => window.location.assign(initPoint),
  });
  useEffect(() => {
    // A page that the browser brings back as it was is not on its way out any more.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);
  return { buy: mutate, isLeaving: isPending || isSuccess, error, reset };
}
