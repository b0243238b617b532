const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192.png', '192x192')] });

/** What a system is told of the application that it installs (W3C Web Application Manifest). */
export const appManifest = {
  id: '/dashboard',
  name: 'Órbita',
  short_name: 'Órbita',
  description: 'Sua plataforma completa para organizar seus estudos',
  lang: 'pt-BR',
  dir: 'ltr' as const,
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone' as const,
  // The splash screen is a night sky in both schemes; the bar follows the page's own `theme-color`.
  theme_color: '#0e0d26',
  background_color: '#0e0d26',
  categories: ['education', 'productivity'],
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon.svg', 'any'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
    icon('icon-maskable.svg', 'any', 'maskable'),
  ],
  shortcuts: [
    shortcut('Revisar flashcards', '/flashcards/review'),
    shortcut('Plano de hoje', '/dashboard'),
    shortcut('Professor', '/professor'),
  ],
};
