import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ToastProvider } from '#web/ui/toast/toast-provider.tsx';
import { BrandSection } from './brand-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChartsSection } from './charts-section.tsx';
import { ContentSection } from './content-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { RichTextSection } from './rich-text-section.tsx';

/** Every component in every state, to be looked at. The theme chosen here is forgotten on leaving. */
export function Gallery() {
  const [dark, setDark] = useState(() => document.documentElement.dataset.theme === 'dark');
  useEffect(() => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = dark ? 'dark' : 'light';
    return () => {
      if (before) root.dataset.theme = before;
      else delete root.dataset.theme;
    };
  }, [dark]);
  return (
    <ToastProvider>
      <main className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-safe py-8">
        <PageHeader
          title="Sistema de design"
          subtitle="Tudo de que as telas do Órbita são feitas, lado a lado, com textos reais."
          actions={
            <Button
              icon={dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
              onClick={() => setDark(!dark)}
            >
              {dark ? 'Tema claro' : 'Tema escuro'}
            </Button>
          }
        />
        <BrandSection />
        <ButtonsSection />
        <FormsSection />
        <FeedbackSection />
        <NavigationSection />
        <ContentSection />
        <ChartsSection />
        <RichTextSection />
        <OverlaysSection />
      </main>
    </ToastProvider>
  );
}
