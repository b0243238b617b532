import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output, streamText } from 'ai';
import { z } from 'zod';
import { boundedFetch } from './bounded-fetch.ts';
import { fenced } from './fence.ts';
import { type Bill, type Meter, metered } from './meter.ts';

interface TextRequest {
  /** What the model has to do: ours, never the student's words. */
  instructions: string;
  /** The student's words: material to work on, never orders. */
  content: string;
  /** What the student asks about it, and what was said before; also never orders to leave the instructions. */
  question?: string;
  history?: readonly { role: 'user' | 'assistant'; content: string }[];
  /** Tokens the answer may take: the tier's budget. */
  maxTokens: number;
  signal: AbortSignal;
}

interface ObjectRequest<S extends z.ZodType> extends TextRequest {
  schema: S;
}

export interface TextModel {
  /**
   * Text as it is written: `onText` gets what stands there so far. Rejects when the provider fails, writes nothing or
   * does not stop.
   */
  writeText(request: TextRequest, onText: (soFar: string) => void): Promise<string>;
  /** Structured output, checked by `schema`; one attempt to repair it, then a rejection. */
  writeObject<S extends z.ZodType>(request: ObjectRequest<S>): Promise<z.output<S>>;
}

/** A model, and how many tokens one of its answers may take. */
export interface BudgetedModel {
  model: TextModel;
  tokens: number;
}

export interface ModelProvider {
  /** The only way to the model: somebody pays for each call. All calls end when `until` aborts. */
  paidBy(meter: Meter, until: AbortSignal): TextModel;
}

/** How long a provider may be silent while it writes: a stalled one keeps nobody waiting. */
const usualSilenceMs = 30_000;
/** How long it may take for structured output, which comes at once. */
const usualObjectMs = 60_000;
/** Before a call that was turned away is made once more. */
const usualBackOffMs = 500;
/** Of any answer: fifty times what the longest one takes as server-sent events. */
const mostBytes = 8_000_000;
/** About twice as many as a token of Portuguese has: a provider that writes on has lost its bound. */
const mostCharactersAToken = 8;

interface Provider {
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  silenceMs?: number;
  objectMs?: number;
  backOffMs?: number;
}

/** Any provider that speaks OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM … */
export function connectModel({
  baseUrl,
  apiKey,
  model: name,
  silenceMs = usualSilenceMs,
  objectMs = usualObjectMs,
  backOffMs = usualBackOffMs,
}: Provider): ModelProvider {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    supportsStructuredOutputs: true,
    includeUsage: true,
    fetch: boundedFetch(mostBytes),
  });
  const model = provider(name);

  /** A call that the provider turns away before its first word is made once more. */
  async function onceMore<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (!isRefusal(error) || !error.isRetryable) throw error;
      await delay(backOffMs, undefined, { signal });
      return call();
    }
  }

  async function streamedText(
    { instructions, history = [], maxTokens, signal }: TextRequest,
    prompt: string,
    bill: Bill,
    onText: (soFar: string) => void,
  ): Promise<string> {
    const ending = new AbortController();
    const fallSilent = () => ending.abort(new Error(`The model was silent for ${silenceMs} ms.`));
    const timer = setTimeout(fallSilent, silenceMs);
    const aborted = AbortSignal.any([signal, ending.signal]);
    const { stream } = streamText({
      model,
      instructions,
      messages: [...history, { role: 'user', content: prompt }],
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: aborted,
      // Thrown below; left to itself it would be printed.
      onError: () => {},
    });
    let text = '';
    try {
      for await (const part of stream) {
        timer.refresh();
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') bill.reported = part.totalUsage.totalTokens ?? 0;
        if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
        bill.written += part.text.length;
        requireEnd(bill.written, maxTokens);
        if (part.type === 'reasoning-delta') continue;
        text += part.text;
        onText(text);
      }
      aborted.throwIfAborted();
    } catch (error) {
      bill.isRefused = isRefusal(error);
      throw error;
    } finally {
      clearTimeout(timer);
      ending.abort(new Error('The answer is over.'));
    }
    if (text.trim() === '') throw new Error('The model wrote nothing.');
    return text;
  }

  async function object<S extends z.ZodType>(
    { instructions, schema, maxTokens, signal }: ObjectRequest<S>,
    prompt: string,
    bill: Bill,
  ): Promise<z.output<S>> {
    try {
      const { output, usage, text } = await generateText({
        model,
        instructions,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(objectMs)]),
      });
      bill.reported = usage.totalTokens ?? 0;
      bill.written = text.length;
      requireEnd(text.length, maxTokens);
      return output as z.output<S>;
    } catch (error) {
      bill.isRefused = isRefusal(error);
      if (NoObjectGeneratedError.isInstance(error)) {
        bill.reported = error.usage?.totalTokens ?? 0;
        bill.written = error.text?.length ?? 0;
        requireEnd(bill.written, maxTokens);
      }
      throw error;
    }
  }

  return {
    paidBy: (meter, until) => {
      const pay = <T>(request: TextRequest, prompt: string, call: (bill: Bill) => Promise<T>) => {
        const size = { prompt: lengthOf(request, prompt), maxTokens: request.maxTokens };
        return onceMore(() => metered(meter, size, call), request.signal);
      };
      const within = <R extends TextRequest>(request: R): R => ({
        ...request,
        signal: AbortSignal.any([request.signal, until]),
      });
      return {
        writeText: (given, onText) => {
          const request = within(given);
          const material = fenced(request.content);
          const { question } = request;
          const prompt = question ? `${material}\n\nPergunta do estudante:\n${question}` : material;
          return pay(request, prompt, (bill) => streamedText(request, prompt, bill, onText));
        },
        writeObject: async (given) => {
          const request = within(given);
          const material = fenced(request.content);
          const attempt = (prompt: string) => pay(request, prompt, (bill) => object(request, prompt, bill));
          try {
            return await attempt(material);
          } catch (error) {
            if (!NoObjectGeneratedError.isInstance(error)) throw error;
            return attempt(
              `${material}\n\nSua resposta anterior não seguiu o esquema pedido (${reason(error)}). Responda de novo, só com o JSON do esquema.`,
            );
          }
        },
      };
    },
  };
}

/** Characters that the provider is given. */
const lengthOf = ({ instructions, history = [] }: TextRequest, prompt: string): number =>
  history.reduce((sum, { content }) => sum + content.length, instructions.length + prompt.length);

/** Whether the provider has answered with an error instead of beginning its work. */
const isRefusal = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400;

function requireEnd(written: number, maxTokens: number): void {
  if (written > maxTokens * mostCharactersAToken)
    throw new Error(
      `The model wrote more than ${mostCharactersAToken} characters for each of ${maxTokens} tokens.`,
    );
}

/** Where an answer departs from its schema, in words of ours: its own would stand outside the fence. */
function reason(error: NoObjectGeneratedError): string {
  const { cause } = error.cause instanceof Error ? error.cause : {};
  if (!(cause instanceof z.ZodError)) return 'não é JSON';
  return cause.issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join('.')}: ${code}`)
    .join('; ');
}
