# The bot in a container: `docker compose --profile alone up -d` (compose.yaml). What builds it stays in the first image.
FROM python:3.11-slim AS build
WORKDIR /build
COPY .env.example pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY data data
RUN python -m venv /opt/fnordmaster \
    && /opt/fnordmaster/bin/pip install --no-cache-dir --only-binary :all: hatchling==1.33.0 \
    && /opt/fnordmaster/bin/pip install --no-cache-dir --no-build-isolation -c constraints.txt '.[postgres]' \
    && /opt/fnordmaster/bin/pip uninstall --yes hatchling

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin fnord \
    && install --directory --owner fnord --mode 700 /data
COPY --from=build /opt/fnordmaster /opt/fnordmaster
ENV PATH=/opt/fnordmaster/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    FNORD_DATABASE=/data/fnordmaster.sqlite3 \
    FNORD_METRICS_PORT=9464
USER fnord
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as ask; ask.urlopen('http://127.0.0.1:9464/healthz', timeout=4)"]
CMD ["fnordmaster", "run"]
