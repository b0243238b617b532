/** Who pays for calls of a model, in tokens. */
export interface Meter {
  /** Sets `tokens` aside for one call, before it is made. Rejects when so many are not left. */
  reserve(tokens: number): Promise<Reservation>;
}

interface Reservation {
  /** Puts in the place of what was set aside the tokens that the call took. */
  settle(tokens: number): Promise<void>;
}

/** Characters of Portuguese that make a token: on the safe side, for what is set aside. */
const fewestCharactersAToken = 3;
/** The same, about, for a provider that does not say what it took. */
const charactersAToken = 4;

/** What one call took, as far as it is known. */
export interface Bill {
  /** Characters of the answer so far. */
  written: number;
  /** Tokens of the whole call, as the provider reports them; 0 where it does not. */
  reported: number;
  /** The provider has turned the call away: it takes nothing. */
  isRefused: boolean;
}

/**
 * Makes one call with tokens for its prompt (in characters) and the longest answer set aside, and settles with what
 * the provider reports, or else with an estimate. Rejects as `reserve` and `call` do.
 */
export async function metered<T>(
  meter: Meter,
  { prompt, maxTokens }: { prompt: number; maxTokens: number },
  call: (bill: Bill) => Promise<T>,
): Promise<T> {
  const reservation = await meter.reserve(Math.ceil(prompt / fewestCharactersAToken) + maxTokens);
  const bill: Bill = { written: 0, reported: 0, isRefused: false };
  try {
    return await call(bill);
  } finally {
    const estimated = Math.ceil((prompt + bill.written) / charactersAToken);
    await reservation.settle(bill.isRefused ? 0 : bill.reported || estimated);
  }
}
