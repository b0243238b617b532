import type { ReactNode } from 'react';

export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="border-line border-b pb-2 text-ink-muted text-lg">{title}</h2>
      {children}
    </section>
  );
}
