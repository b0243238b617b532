import type { NewStudent } from '../e2e/journey.ts';

const password = 'segredo-bom-1';

/** The students of the gallery; the typical one is that of `npm run seed`. */
export const accounts = {
  typical: { name: 'Conta de demonstração 1', email: 'demo1@orbita.invalid', password: 'orbita-demo-1' },
  admin: { name: 'Rosa Prado', email: 'rosa@example.com', password },
  empty: { name: 'Estudante', email: 'vazio@example.com', password },
  overfull: {
    name: 'Estudante com um Nome Bastante Comprido e Vários Sobrenomes',
    email: 'uma-estudante-com-um-endereco-muito-comprido@um-dominio-tambem-comprido.example.com',
    password,
  },
} satisfies Record<string, NewStudent & { name: string }>;
