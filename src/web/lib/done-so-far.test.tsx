import { expect, it, vi } from 'vitest';
import { doneSoFar } from './done-so-far.ts';

const screenOf = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
};
const form = '<input name="email"><input name="password"><button>Entrar</button><button>Outro</button>';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);

it('brings what was typed, and where, onto the screen that takes the place', () => {
  const root = screenOf(form);
  const email = field('email');
  if (email) email.value = 'ana@exemplo.com.br';
  field('password')?.focus();
  const redo = doneSoFar(root);
  root.innerHTML = form;
  const heard = vi.fn();
  for (const name of ['email', 'password']) field(name)?.addEventListener('input', heard);
  redo();
  expect(field('email')?.value).toBe('ana@exemplo.com.br');
  expect(heard).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field('password'));
});

it('brings the focus along, wherever it went until then', () => {
  const links = '<a href="#conteudo">Ir para o conteúdo</a><button aria-label="Abrir menu"></button>';
  const root = screenOf(links);
  const [link, button] = root.children as unknown as HTMLElement[];
  link?.focus();
  const redo = doneSoFar(root);
  button?.focus();
  root.innerHTML = links;
  redo();
  expect(document.activeElement).toBe(root.querySelector('button'));
});

it('presses once the button that was pressed', () => {
  const root = screenOf(form);
  document.documentElement.dataset.pressed = 'Outro';
  const [first, second] = [...root.querySelectorAll('button')].map((button) => {
    const press = vi.fn();
    button.addEventListener('click', press);
    return press;
  });
  doneSoFar(root)();
  doneSoFar(root)();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('leaves a screen alone on which nothing was done', () => {
  const root = screenOf('<input name="email" value="de antes">');
  const redo = doneSoFar(root);
  root.innerHTML = '<input name="email" value="de agora">';
  redo();
  expect(field('email')?.value).toBe('de agora');
  expect(document.activeElement).toBe(document.body);
});
