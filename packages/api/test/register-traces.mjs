// Registers an OpenTelemetry SDK as an operator would. It prints spans when a batch is sent.
import { BatchSpanProcessor, ConsoleSpanExporter, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';

const spanProcessors = [new BatchSpanProcessor(new ConsoleSpanExporter(), { scheduledDelayMillis: 60_000 })];
new NodeTracerProvider({ spanProcessors }).register();
