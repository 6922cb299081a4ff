/** Names of the attributes of a span. None has personal data: no addresses with ids, no queries, no values of statements. */
export type SpanAttribute =
  | 'db.query.summary'
  | 'db.system.name'
  | 'error.type'
  | 'http.request.method'
  | 'http.response.status_code'
  | 'http.route'
  | 'peer.service'
  | 'tiquete.brand'
  | 'url.template';
export type SpanAttributes = Partial<Record<SpanAttribute, string | number>>;

/** Position in a trace by W3C Trace Context: 32 and 16 hexadecimal digits. */
export interface SpanPosition {
  traceId: string;
  spanId: string;
}
export interface Span extends SpanPosition {
  /** False: neither this span nor a part of it is exported. */
  isSampled: boolean;
  /** Ends the span. `problem` is the type of an error, without its message. */
  end(attributes?: SpanAttributes, problem?: string): void;
}
export interface SpanOptions {
  name: string;
  kind: 'server' | 'consumer' | 'client';
  attributes?: SpanAttributes;
  /** Null starts a new trace. */
  parent: SpanPosition | null;
}
/** Starts spans. Only a process that exports traces has one. */
export interface Tracer {
  start(options: SpanOptions): Span;
}
