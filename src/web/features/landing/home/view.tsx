import { useTitle } from '#web/lib/use-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { enhanceLanding } from '../enhance-landing.ts';
import { demos } from './demo-steps.ts';
import { DemoTile } from './demo-tile.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { Horizon } from './horizon.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingSection } from './landing-section.tsx';
import { Screenshots } from './screenshots.tsx';
import { Testimonials } from './testimonials.tsx';

const enhance = (page: HTMLElement | null) => (page ? enhanceLanding(page) : undefined);

/**
 * Always at night, whatever the theme. The server sends it as it is drawn here once, when the client is built: it has
 * no state, and all its links are plain ones.
 */
export function LandingPage() {
  useTitle('Transforme Seus Estudos');
  return (
    <div
      ref={enhance}
      data-theme="dark"
      className="relative isolate min-h-dvh overflow-clip bg-ground text-ink"
    >
      <Stars className="-z-20 fixed!" />
      <LandingHeader />
      <main id="conteudo" tabIndex={-1} className="outline-none">
        <Hero />
        <LandingSection
          id="features"
          title="Recursos para cada hora do estudo"
          lead="Do primeiro plano à véspera da prova, tudo no mesmo lugar."
          className="pt-6! md:pt-8!"
        >
          <FeatureCards />
        </LandingSection>
        <LandingSection
          title="Por dentro da Órbita"
          lead="No computador e no celular, clara de dia e escura à noite."
        >
          <Screenshots />
        </LandingSection>
        <LandingSection title="Veja como funciona">
          <div className="grid gap-x-6 gap-y-12 sm:grid-cols-3">
            {demos.map((demo) => (
              <DemoTile key={demo.title} {...demo} />
            ))}
          </div>
        </LandingSection>
        <LandingSection id="testimonials" title="Depoimentos ilustrativos">
          <Testimonials />
        </LandingSection>
        <section
          aria-label="Comece hoje"
          className="relative grid justify-items-center gap-6 px-safe pt-14 pb-[max(18rem,44dvh)] text-center"
        >
          <Horizon />
          <p className="max-w-md text-balance text-ink-muted text-lg">
            O plano gratuito não tem prazo e não pede cartão.
          </p>
          <Button variant="main" size="lg" render={<a href="/register" />}>
            Experimente Grátis Agora!
          </Button>
        </section>
      </main>
      <LandingFooter />
    </div>
  );
}
