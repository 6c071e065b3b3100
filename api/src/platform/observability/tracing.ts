import type { Tracer } from '@opentelemetry/api';

export interface TracingSettings {
  /** For example `http://127.0.0.1:4318`. */
  readonly endpoint: string;
  readonly serviceName: string;
}

export interface Tracing {
  readonly tracer: Tracer;
  /** Sends pending spans, for at most half a second. */
  stop(): Promise<void>;
}

/** A collector that does not respond must not delay shutdown. */
const stopLimitMs = 500;

/** Starts OpenTelemetry. Loads its code only here, so that servers without tracing do not carry it. */
export async function startTracing({ endpoint, serviceName }: TracingSettings): Promise<Tracing> {
  const { context, trace } = await import('@opentelemetry/api');
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return {
    tracer: provider.getTracer('countertop'),
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => (timer = setTimeout(resolve, stopLimitMs)));
      await Promise.race([provider.shutdown().catch(() => undefined), limit]);
      clearTimeout(timer);
      trace.disable();
      context.disable();
    },
  };
}
