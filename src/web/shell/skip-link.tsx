/** The first thing the Tab key reaches on every screen. */
export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface-raised focus:px-4 focus:py-2"
    >
      Ir para o conteúdo
    </a>
  );
}
