/**
 * Runs a program of the bench. What it puts on `stack` (servers, folders, databases) is closed in reverse when
 * it ends, also after an error, one that nobody waits for, Ctrl-C or SIGTERM: nothing is left behind.
 */
export async function tidily(work: (stack: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const stack = new AsyncDisposableStack();
  const stopped = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A library may have put a listener of its own here, which exits before the rest is closed.
      process.removeAllListeners(signal);
      process.once(signal, () => reject(new Error(`interrompido (${signal})`)));
    }
    // Lighthouse sometimes leaves a promise to nobody, and it fails with the page that it closes.
    process.on('unhandledRejection', (error) => {
      if (!/Session closed/.test(String(error))) reject(error);
    });
  });
  try {
    await Promise.race([work(stack), stopped]);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
  await stack.disposeAsync();
  process.exit();
}
